// SPDX-License-Identifier: Apache-2.0
// What Swift needs of a C library where there is none: memory and two functions of arithmetic.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;

// Blocks of a few sizes, four to each power of two. Before each block is the index of its size; freed ones are listed by it.
enum { header = 16, page = 1 << 16 };
struct block { struct block *next; };
static struct block *freed[128];
static size_t end;

static unsigned size_index(size_t size) {
    if (size <= 16) return 0;
    unsigned power = 31 - __builtin_clz((unsigned)(size - 1));
    return (power - 4) * 4 + (((size - 1) >> (power - 2)) & 3) + 1;
}

static size_t size_at(unsigned index) {
    if (index == 0) return 16;
    unsigned power = (index - 1) / 4 + 4;
    return ((size_t)1 << power) + ((size_t)((index - 1) % 4 + 1) << (power - 2));
}

void *malloc(size_t size) {
    unsigned index = size_index(size);
    struct block *known = freed[index];
    if (known) {
        freed[index] = known->next;
        return known;
    }
    if (!end) end = ((size_t)&__heap_base + 15) & ~(size_t)15;
    size_t start = end;
    end += header + ((size_at(index) + 15) & ~(size_t)15);
    size_t present = __builtin_wasm_memory_size(0) * (size_t)page;
    if (end > present && __builtin_wasm_memory_grow(0, (end - present) / page + 16) == (size_t)-1) __builtin_trap();
    *(unsigned *)start = index;
    return (void *)(start + header);
}

void free(void *memory) {
    if (!memory) return;
    unsigned index = *(unsigned *)((size_t)memory - header);
    struct block *block = memory;
    block->next = freed[index];
    freed[index] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    (void)alignment;  // No value of the engine needs more than 16 bytes.
    *result = malloc(size);
    return 0;
}

void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }

int memcmp(const void *left, const void *right, size_t size) {
    const unsigned char *a = left, *b = right;
    for (; size; size--, a++, b++) if (*a != *b) return *a - *b;
    return 0;
}

// Sets and dictionaries hash in the same way on every run.
void arc4random_buf(void *to, size_t size) { __builtin_memset(to, 0, size); }

// Halves away from zero; the difference is exact.
double round(double number) {
    double whole = __builtin_trunc(number);
    return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}
