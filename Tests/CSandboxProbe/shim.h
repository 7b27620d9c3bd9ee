// SPDX-License-Identifier: Apache-2.0
// Tries what a process that decodes images must not do.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum alr_attempt {
    ALR_SIGNAL_PARENT, ALR_SIGNAL_PARENT_OF_FILE, ALR_CHANGE_MODE, ALR_CHANGE_TIMES, ALR_SET_ATTRIBUTE, ALR_LIMIT_PARENT,
    ALR_SHARE_MEMORY, ALR_START_SHELL, ALR_WRITE_FILE, ALR_TRUNCATE_FILE, ALR_OPEN_SOCKET, ALR_FORK, ALR_OPEN_PARENT,
    ALR_READ_SECRET, ALR_NAME_HOST, ALR_MAKE_RING,
    ALR_ALLOWED_MEMORY, ALR_ALLOWED_READING, ALR_ALLOWED_ABORT,
};

// What the attempt gave: 0 if it was possible, otherwise the error.
static inline int alr_try(enum alr_attempt attempt, const char *file, int parent) {
    long result = 0;
    switch (attempt) {
    case ALR_SIGNAL_PARENT: result = syscall(SYS_kill, parent, 0); break;
    case ALR_SIGNAL_PARENT_OF_FILE: result = fcntl(0, F_SETOWN, parent); break;
    // fchmodat2, whose number headers of older kernels lack.
    case ALR_CHANGE_MODE:
        result = syscall(452, AT_FDCWD, file, 0777, 0);
        if (result != 0) result = syscall(SYS_fchmodat, AT_FDCWD, file, 0777);
        break;
    case ALR_CHANGE_TIMES: result = syscall(SYS_utimensat, AT_FDCWD, file, NULL, 0); break;
    case ALR_SET_ATTRIBUTE: result = syscall(SYS_setxattr, file, "user.a", "b", (size_t)1, 0); break;
    case ALR_LIMIT_PARENT: {
        struct rlimit limit = {1, 1};
        result = syscall(SYS_prlimit64, parent, RLIMIT_CORE, &limit, NULL);
        break;
    }
    case ALR_SHARE_MEMORY: result = syscall(SYS_shmget, 0, (size_t)4096, 0600); break;
    case ALR_START_SHELL: {
        char *words[] = {(char *)"/bin/sh", (char *)"-c", (char *)"exit 0", NULL}, *none[] = {NULL};
        result = syscall(SYS_execve, "/bin/sh", words, none);
        break;
    }
    case ALR_WRITE_FILE: result = open(file, O_WRONLY); break;
    case ALR_TRUNCATE_FILE: result = syscall(SYS_truncate, file, 0L); break;
    case ALR_OPEN_SOCKET: result = syscall(SYS_socket, 2, 1, 0); break;
    case ALR_FORK:
        result = syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);
        if (result == 0) _exit(0);
        break;
    case ALR_OPEN_PARENT: result = syscall(SYS_pidfd_open, parent, 0); break;
    case ALR_READ_SECRET: result = open(file, O_RDONLY); break;
    case ALR_NAME_HOST: result = syscall(SYS_sethostname, "a", (size_t)1); break;
    case ALR_MAKE_RING: result = syscall(SYS_io_uring_setup, 1, NULL); break;
    case ALR_ALLOWED_MEMORY: result = syscall(SYS_brk, 0L) > 0 ? 0 : -1; break;
    case ALR_ALLOWED_READING: result = open("/usr", O_RDONLY | O_DIRECTORY); break;
    case ALR_ALLOWED_ABORT: result = syscall(SYS_tgkill, getpid(), getpid(), 0); break;
    }
    return result >= 0 ? 0 : errno;
}

// Runs `restrict` and one attempt in a process of its own. Returns what the attempt gave, and -1 if the process ended otherwise.
static inline int alr_attempt_in_child(enum alr_attempt attempt, const char *file, void (*restrict_all)(void)) {
    int parent = getpid();
    pid_t child = fork();
    if (child == 0) {
        restrict_all();
        _exit(alr_try(attempt, file, parent));
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return child > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
