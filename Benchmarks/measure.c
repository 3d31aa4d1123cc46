// Runs a program and prints what it took: measure PROGRAM [ARGUMENT]...
//
// Prints nanoseconds of wall time, microseconds of CPU time, and the most bytes of memory that it
// or a process of its own held. Its output goes nowhere; its errors come through.
//
// A program's peak, as the system counts it, begins at that of the process that started it; so the
// starter must be smaller than anything it measures, which an interpreter is not.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long microseconds(struct timeval time) {
  return time.tv_sec * 1000000LL + time.tv_usec;
}

int main(int count, char **arguments) {
  posix_spawn_file_actions_t actions;
  pid_t process;
  int status;
  struct rusage usage;
  if (count < 2 || posix_spawn_file_actions_init(&actions) != 0 ||
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) != 0 ||
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) != 0) {
    return 2;
  }
  long long start = now();
  if (posix_spawn(&process, arguments[1], &actions, NULL, arguments + 1, environ) != 0 ||
      wait4(process, &status, 0, &usage) != process) {
    return 2;
  }
  long long wall = now() - start;
  if (status != 0) {
    return 1;
  }
#ifdef __APPLE__
  const long long unit = 1;
#else
  const long long unit = 1024;
#endif
  printf("%lld %lld %lld\n", wall, microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
         usage.ru_maxrss * unit);
  return 0;
}
