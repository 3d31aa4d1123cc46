"""What the figures were measured on."""

import os
import pathlib
import platform
import subprocess

from .commands import answer


def cpu_model():
    try:
        for line in pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        return answer("sysctl", "-n", "machdep.cpu.brand_string")
    return platform.machine()


def cores():
    """Those that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def filesystem(folder):
    """The kind that the folder lies on; only GNU's df tells."""
    try:
        done = subprocess.run(["df", "--output=fstype", folder], capture_output=True, text=True,
                              check=True)
        return done.stdout.split()[-1]
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def machine(folder):
    return {
        "cpu": cpu_model(),
        "cores": cores(),
        "system": f"{platform.system()} {platform.release()}",
        "cairo": answer("pkg-config", "--modversion", "cairo"),
        "filesystem": filesystem(folder),
        "load": round(os.getloadavg()[0], 2),
    }
