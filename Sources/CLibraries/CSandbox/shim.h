// SPDX-License-Identifier: Apache-2.0
// What a process can take away from itself for good: resources (setrlimit), files (Landlock, Linux 5.13) and system calls
// (seccomp). Each is left out where the kernel does not have it.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// Left out of the headers for programs that do not ask for the GNU extensions.
#ifndef O_PATH
#define O_PATH 010000000
#endif
#ifndef CLONE_THREAD
#define CLONE_THREAD 0x00010000
#endif

// A pipe whose ends no other program inherits.
static inline int alr_pipe(int *ends) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }

static inline void alr_limit(int resource, unsigned long long value) {
    struct rlimit limit = {value, value}, now;
    if (getrlimit((__rlimit_resource_t)resource, &now) == 0 && now.rlim_max < value) return;
    setrlimit((__rlimit_resource_t)resource, &limit);
}

// SIGPROF ends the process after so many more seconds of its processor time; 0 = never.
static inline void alr_limit_next_request(int seconds) {
    struct itimerval limit = {{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &limit, 0);
}

// Memory in bytes; processor time in seconds; no file grows, no process starts, no core is dumped.
static inline void alr_limit_resources(unsigned long long memory, unsigned long long seconds) {
    alr_limit(RLIMIT_AS, memory);
    alr_limit(RLIMIT_CPU, seconds);
    alr_limit(RLIMIT_FSIZE, 0);
    alr_limit(RLIMIT_NOFILE, 64);
    alr_limit(RLIMIT_CORE, 0);
}

// The process ends with the thread that started it, also as another program.
static inline void alr_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

// A file in memory, which no other program inherits.
static inline int alr_memory_file(void) { return (int)syscall(SYS_memfd_create, "alrender", 1u /* MFD_CLOEXEC */); }

// Only what lies below these paths can be opened, and only for reading, or to start it as a program as well. Returns 0, and
// -1 if the kernel has no Landlock.
static inline int alr_restrict_files(const char *const *paths, int count, int starts_programs) {
    const __u64 reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR
        | (starts_programs ? LANDLOCK_ACCESS_FS_EXECUTE : 0);
    struct landlock_ruleset_attr rules = {
        .handled_access_fs = reading | LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE
            | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR
            | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK
            | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM,
    };
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof rules.handled_access_fs, 0);
    if (ruleset < 0) return -1;
    for (int place = 0; place < count; place++) {
        struct landlock_path_beneath_attr rule = {.allowed_access = reading};
        rule.parent_fd = open(paths[place], O_PATH | O_CLOEXEC);
        if (rule.parent_fd < 0) continue;
        if (syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
            // A file, not a folder, has fewer rights.
            rule.allowed_access = reading & ~(__u64)LANDLOCK_ACCESS_FS_READ_DIR;
            syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
        }
        close(rule.parent_fd);
    }
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    int result = (int)syscall(SYS_landlock_restrict_self, ruleset, 0);
    close(ruleset);
    return result;
}

#if defined(__x86_64__)
#define ALR_AUDIT_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ALR_AUDIT_ARCH AUDIT_ARCH_AARCH64
#endif

// No network, no other process, no change of a file, and no other program unless it takes the place of this one. Returns 0,
// and -1 if the kernel has no seccomp.
static inline int alr_restrict_calls(int starts_programs) {
#ifdef ALR_AUDIT_ARCH
    static const unsigned refused[] = {
        SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept4, SYS_execve, SYS_execveat, SYS_ptrace,
        SYS_process_vm_readv, SYS_process_vm_writev, SYS_kill, SYS_tkill, SYS_unlinkat, SYS_renameat2, SYS_mkdirat,
        SYS_mknodat, SYS_linkat, SYS_symlinkat, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_truncate,
        SYS_ftruncate, SYS_mount, SYS_umount2, SYS_chroot, SYS_pivot_root, SYS_setns, SYS_unshare, SYS_bpf,
        SYS_perf_event_open, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_io_uring_setup, SYS_userfaultfd,
#ifdef SYS_open
        SYS_fork, SYS_vfork, SYS_accept, SYS_unlink, SYS_rename, SYS_renameat, SYS_mkdir, SYS_rmdir, SYS_mknod, SYS_link,
        SYS_symlink, SYS_chmod, SYS_chown, SYS_lchown, SYS_creat,
#endif
    };
    enum { refusals = sizeof refused / sizeof *refused };
    struct sock_filter filter[2 * refusals + 32];
    unsigned size = 0;
#define ALR_ADD(...) filter[size++] = (struct sock_filter)__VA_ARGS__
#define ALR_LOAD(field) ALR_ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field)))
#define ALR_RETURN(value) ALR_ADD(BPF_STMT(BPF_RET | BPF_K, value))
    ALR_LOAD(arch);
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ALR_AUDIT_ARCH, 1, 0));
    ALR_RETURN(SECCOMP_RET_KILL_PROCESS);
    ALR_LOAD(nr);
#if defined(__x86_64__)
    // The calls of the x32 ABI have numbers of their own.
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    ALR_RETURN(SECCOMP_RET_KILL_PROCESS);
#endif
    for (unsigned place = 0; place < refusals; place++) {
        if (starts_programs && refused[place] == SYS_execve) continue;
        ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, refused[place], 0, 1));
        ALR_RETURN(SECCOMP_RET_ERRNO | EPERM);
    }
    // The C library tries clone3 first, whose flags a filter cannot see, and then clone.
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1));
    ALR_RETURN(SECCOMP_RET_ERRNO | ENOSYS);
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat2, 0, 1));
    ALR_RETURN(SECCOMP_RET_ERRNO | ENOSYS);
    // A thread, but no process.
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4));
    ALR_LOAD(args[0]);
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1));
    ALR_RETURN(SECCOMP_RET_ALLOW);
    ALR_RETURN(SECCOMP_RET_ERRNO | EPERM);
    // Files are opened for reading.
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 4));
    ALR_LOAD(args[2]);
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1));
    ALR_RETURN(SECCOMP_RET_ERRNO | EACCES);
    ALR_RETURN(SECCOMP_RET_ALLOW);
#ifdef SYS_open
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_open, 0, 4));
    ALR_LOAD(args[1]);
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1));
    ALR_RETURN(SECCOMP_RET_ERRNO | EACCES);
    ALR_RETURN(SECCOMP_RET_ALLOW);
#endif
    ALR_RETURN(SECCOMP_RET_ALLOW);
#undef ALR_ADD
#undef ALR_LOAD
#undef ALR_RETURN
    struct sock_fprog program = {.len = (unsigned short)size, .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#else
    return -1;
#endif
}
