/**
 * Variables for a server: fewer arenas of native memory, each of which retains its peak size; and
 * large buffers outside of them, which are returned to the system at once. Otherwise the size from
 * which on a buffer is large grows with the buffers that have been freed.
 */
export const nativeMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
