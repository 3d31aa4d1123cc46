// Runs a program and prints the most memory it held, in bytes: peak PROGRAM [ARGUMENT]...
//
// A program's peak, as the system counts it, begins at that of the process that started it; so the
// starter must be smaller than anything it measures, which an interpreter is not.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int main(int count, char **arguments) {
  posix_spawn_file_actions_t actions;
  pid_t process;
  int status;
  struct rusage usage;
  if (count < 2 || posix_spawn_file_actions_init(&actions) != 0 ||
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) != 0 ||
      posix_spawn(&process, arguments[1], &actions, NULL, arguments + 1, environ) != 0 ||
      wait4(process, &status, 0, &usage) != process || status != 0) {
    return 1;
  }
#ifdef __APPLE__
  printf("%ld\n", usage.ru_maxrss);
#else
  printf("%ld\n", usage.ru_maxrss * 1024);
#endif
  return 0;
}
