// SPDX-License-Identifier: Apache-2.0
// What a process can take away from itself for good: resources (setrlimit), files (Landlock, Linux 5.13) and system calls
// (seccomp). Each is left out where the kernel does not have it.
#pragma once
#include <asm/ioctls.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
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
#ifndef F_SETSIG
#define F_SETSIG 10
#define F_SETOWN_EX 15
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

// The loader that the kernel starts for a program with shared libraries, by its header of type PT_INTERP. Returns 0 if it has one that
// fits into `size` bytes, and -1 otherwise.
static inline int alr_loader(const char *program, char *path, unsigned size) {
    int file = open(program, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    Elf64_Ehdr head;
    int found = -1;
    if (pread(file, &head, sizeof head, 0) == sizeof head && head.e_ident[0] == 0x7f && head.e_ident[1] == 'E'
        && head.e_ident[EI_CLASS] == ELFCLASS64 && head.e_phentsize == sizeof(Elf64_Phdr)) {
        Elf64_Phdr part;
        for (unsigned number = 0; number < head.e_phnum && found != 0; number++) {
            off_t place = (off_t)(head.e_phoff + number * sizeof part);
            if (pread(file, &part, sizeof part, place) != sizeof part) break;
            if (part.p_type != PT_INTERP || part.p_filesz == 0 || part.p_filesz > size) continue;
            if (pread(file, path, part.p_filesz, (off_t)part.p_offset) != (ssize_t)part.p_filesz) break;
            if (path[part.p_filesz - 1] == 0) found = 0;
        }
    }
    close(file);
    return found;
}

// The kernel's interface of Landlock, whose newer parts the headers of a distribution may not have.
struct alr_landlock_rules { uint64_t files, network, scoped; };
struct alr_landlock_place { uint64_t allowed; int32_t folder; } __attribute__((packed));
enum {
    ALR_LANDLOCK_EXECUTE = 1 << 0, ALR_LANDLOCK_READ_FILE = 1 << 2, ALR_LANDLOCK_READ_DIR = 1 << 3,
    // To write, and to remove and make files of each kind.
    ALR_LANDLOCK_CHANGES = 0x1ff2,
    ALR_LANDLOCK_REFER = 1 << 13, ALR_LANDLOCK_TRUNCATE = 1 << 14, ALR_LANDLOCK_IOCTL_DEV = 1 << 15,
};

// The version of the kernel's Landlock; 0 if it has none.
static inline int alr_landlock_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1u /* LANDLOCK_CREATE_RULESET_VERSION */);
    return version > 0 ? (int)version : 0;
}

// Returns 1 if the kernel can filter the system calls of this process.
static inline int alr_filters_calls(void) {
#if defined(__x86_64__) || defined(__aarch64__)
    unsigned action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#else
    return 0;
#endif
}

static inline void alr_allow(int ruleset, const char *path, uint64_t rights) {
    struct alr_landlock_place rule = {rights, open(path, O_PATH | O_CLOEXEC)};
    if (rule.folder < 0) return;
    if (syscall(SYS_landlock_add_rule, ruleset, 1 /* LANDLOCK_RULE_PATH_BENEATH */, &rule, 0) != 0) {
        // A file, not a folder, has fewer rights.
        rule.allowed &= ~(uint64_t)ALR_LANDLOCK_READ_DIR;
        syscall(SYS_landlock_add_rule, ruleset, 1, &rule, 0);
    }
    close(rule.folder);
}

// Only what lies below the paths can be opened, and only for reading; only the programs can be started. From the versions of
// Landlock that have it on: no file is truncated or moved, no TCP port used, no device controlled, no signal sent to a process
// outside. Returns 0, and -1 if the kernel has no Landlock.
static inline int alr_restrict_files(
    const char *const *paths, int path_count, const char *const *programs, int program_count
) {
    int version = alr_landlock_version();
    if (version == 0) return -1;
    const uint64_t reading = ALR_LANDLOCK_READ_FILE | ALR_LANDLOCK_READ_DIR;
    struct alr_landlock_rules rules = {reading | ALR_LANDLOCK_EXECUTE | ALR_LANDLOCK_CHANGES, 0, 0};
    if (version >= 2) rules.files |= ALR_LANDLOCK_REFER;
    if (version >= 3) rules.files |= ALR_LANDLOCK_TRUNCATE;
    if (version >= 4) rules.network = 3;  // To bind and to connect.
    if (version >= 5) rules.files |= ALR_LANDLOCK_IOCTL_DEV;
    if (version >= 6) rules.scoped = 3;  // Abstract sockets, signals.
    size_t size = version >= 6 ? sizeof rules : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
    if (ruleset < 0) return -1;
    for (int place = 0; place < path_count; place++) alr_allow(ruleset, paths[place], reading);
    for (int place = 0; place < program_count; place++) {
        alr_allow(ruleset, programs[place], ALR_LANDLOCK_READ_FILE | ALR_LANDLOCK_EXECUTE);
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

// Allows what decoding needs: memory, threads of this process, reading of files, the pipes that are open. All other calls fail with
// ENOSYS, as on a kernel without them, so that libraries do without. Another program may take the place of this one only if
// `starts_program` is not 0. Returns 0, and -1 if the kernel has no seccomp.
static inline int alr_restrict_calls(int starts_program) {
#ifdef ALR_AUDIT_ARCH
    static const unsigned allowed[] = {
        SYS_read, SYS_readv, SYS_pread64, SYS_write, SYS_writev, SYS_close, SYS_lseek, SYS_dup, SYS_dup3, SYS_pipe2, SYS_eventfd2,
        SYS_fstat, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_faccessat, SYS_faccessat2, SYS_readlinkat,
        SYS_getdents64, SYS_getcwd, SYS_fadvise64,
        SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_mincore, SYS_brk, SYS_membarrier,
        SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address, SYS_rseq, SYS_sched_yield, SYS_sched_getaffinity,
        SYS_sched_getparam, SYS_sched_getscheduler, SYS_sched_getattr, SYS_exit, SYS_exit_group,
        SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_restart_syscall, SYS_setitimer,
        SYS_ppoll, SYS_pselect6, SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday,
        SYS_times, SYS_getrusage, SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
        SYS_uname, SYS_sysinfo, SYS_getrandom,
#ifdef SYS_open
        // Of the architectures that have older calls as well; `open` is below.
        SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents, SYS_dup2, SYS_pipe, SYS_poll, SYS_select, SYS_alarm, SYS_time,
        SYS_arch_prctl, SYS_getrlimit,
#endif
    };
    enum { count = sizeof allowed / sizeof *allowed };
    struct sock_filter filter[2 * count + 64];
    unsigned size = 0;
#define ALR_ADD(...) filter[size++] = (struct sock_filter)__VA_ARGS__
#define ALR_LOAD(field) ALR_ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field)))
#define ALR_RETURN(value) ALR_ADD(BPF_STMT(BPF_RET | BPF_K, value))
#define ALR_SKIP_UNLESS(kind, value, instructions) ALR_ADD(BPF_JUMP(BPF_JMP | kind | BPF_K, value, 0, instructions))
    ALR_LOAD(arch);
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ALR_AUDIT_ARCH, 1, 0));
    ALR_RETURN(SECCOMP_RET_KILL_PROCESS);
    // The calls of the x32 ABI have numbers of their own, and so are not allowed.
    ALR_LOAD(nr);
    for (unsigned place = 0; place < count; place++) {
        ALR_SKIP_UNLESS(BPF_JEQ, allowed[place], 1);
        ALR_RETURN(SECCOMP_RET_ALLOW);
    }
    if (starts_program) {
        ALR_SKIP_UNLESS(BPF_JEQ, SYS_execve, 1);
        ALR_RETURN(SECCOMP_RET_ALLOW);
    }
    // Files are opened for reading.
#define ALR_OPEN(call, flags) \
    ALR_SKIP_UNLESS(BPF_JEQ, call, 4); \
    ALR_LOAD(args[flags]); \
    ALR_SKIP_UNLESS(BPF_JSET, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 1); \
    ALR_RETURN(SECCOMP_RET_ERRNO | EACCES); \
    ALR_RETURN(SECCOMP_RET_ALLOW)
    ALR_OPEN(SYS_openat, 2);
#ifdef SYS_open
    ALR_OPEN(SYS_open, 1);
#endif
    // A thread, but no process.
    ALR_SKIP_UNLESS(BPF_JEQ, SYS_clone, 4);
    ALR_LOAD(args[0]);
    ALR_SKIP_UNLESS(BPF_JSET, CLONE_THREAD, 1);
    ALR_RETURN(SECCOMP_RET_ALLOW);
    ALR_RETURN(SECCOMP_RET_ERRNO | EPERM);
    // `abort` and `raise` signal a thread of this process, and no other.
    ALR_SKIP_UNLESS(BPF_JEQ, SYS_tgkill, 4);
    ALR_LOAD(args[0]);
    ALR_SKIP_UNLESS(BPF_JEQ, (unsigned)getpid(), 1);
    ALR_RETURN(SECCOMP_RET_ALLOW);
    ALR_RETURN(SECCOMP_RET_ERRNO | EPERM);
    // Limits of this process are read, but not set.
    ALR_SKIP_UNLESS(BPF_JEQ, SYS_prlimit64, 8);
    ALR_LOAD(args[0]);
    ALR_SKIP_UNLESS(BPF_JEQ, 0, 5);
    ALR_LOAD(args[2]);
    ALR_SKIP_UNLESS(BPF_JEQ, 0, 3);
    ALR_ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2]) + 4));
    ALR_SKIP_UNLESS(BPF_JEQ, 0, 1);
    ALR_RETURN(SECCOMP_RET_ALLOW);
    ALR_RETURN(SECCOMP_RET_ERRNO | EPERM);
    // A descriptor that reports events could send signals to others.
    ALR_SKIP_UNLESS(BPF_JEQ, SYS_fcntl, 6);
    ALR_LOAD(args[1]);
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, F_SETOWN, 3, 0));
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, F_SETOWN_EX, 2, 0));
    ALR_ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, F_SETSIG, 1, 0));
    ALR_RETURN(SECCOMP_RET_ALLOW);
    ALR_RETURN(SECCOMP_RET_ERRNO | EPERM);
    // The C library asks whether its output is a terminal.
    ALR_SKIP_UNLESS(BPF_JEQ, SYS_ioctl, 4);
    ALR_LOAD(args[1]);
    ALR_SKIP_UNLESS(BPF_JEQ, TCGETS, 1);
    ALR_RETURN(SECCOMP_RET_ALLOW);
    ALR_RETURN(SECCOMP_RET_ERRNO | ENOTTY);
    // A thread names itself.
    ALR_SKIP_UNLESS(BPF_JEQ, SYS_prctl, 3);
    ALR_LOAD(args[0]);
    ALR_SKIP_UNLESS(BPF_JEQ, PR_SET_NAME, 1);
    ALR_RETURN(SECCOMP_RET_ALLOW);
    ALR_RETURN(SECCOMP_RET_ERRNO | ENOSYS);
#undef ALR_ADD
#undef ALR_LOAD
#undef ALR_RETURN
#undef ALR_SKIP_UNLESS
#undef ALR_OPEN
    struct sock_fprog program = {.len = (unsigned short)size, .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#else
    return -1;
#endif
}
