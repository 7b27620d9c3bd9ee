// SPDX-License-Identifier: Apache-2.0
// A run that cannot go on, for want of memory or because of a fault of the program, ends with a sentence and a status.
#pragma once
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// The status of such a run: EX_SOFTWARE of sysexits.h.
enum { ALR_FAULT_STATUS = 70 };

static inline void alr_say(const char *text) {
    // Nothing can be done about an error stream that takes nothing.
    if (write(2, text, strlen(text)) < 0) _exit(ALR_FAULT_STATUS);
}

// Calls only what POSIX permits in a handler of signals, and mmap.
static inline void alr_end_after_fault(int number) {
    // What the system grants to no one else says that memory is short: few allocations of a run are larger.
    const size_t probe = 64u << 20;
    void *memory = mmap(NULL, probe, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        alr_say("alrender: out of memory; raise the limit (ulimit -v) or give it fewer or smaller inputs\n");
    } else {
        alr_say("alrender: internal error (");
        alr_say(number == SIGSEGV ? "SIGSEGV" : number == SIGBUS ? "SIGBUS" : number == SIGILL ? "SIGILL"
            : number == SIGTRAP ? "SIGTRAP" : number == SIGFPE ? "SIGFPE" : "SIGABRT");
        alr_say("); please report it with the input and the output of 'alrender --version'\n");
    }
    _exit(ALR_FAULT_STATUS);
}

// Of the calling thread: where the stack is used up, a handler needs one of its own, which lasts as long as the process.
static inline void alr_handle_faults_on_own_stack(void) {
    const size_t size = 64u << 10;
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    stack_t stack = {.ss_sp = memory, .ss_size = size};
    sigaltstack(&stack, NULL);
}

static inline void alr_handle_faults(void) {
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = alr_end_after_fault;
    // A fault in the handler itself ends the process as the system does.
    action.sa_flags = SA_ONSTACK | SA_RESETHAND;
    sigset_t signals;
    sigemptyset(&signals);
    for (unsigned place = 0; place < sizeof numbers / sizeof *numbers; place++) {
        sigaction(numbers[place], &action, NULL);
        sigaddset(&signals, numbers[place]);
    }
    // Whoever starts the program may have blocked them.
    sigprocmask(SIG_UNBLOCK, &signals, NULL);
}
