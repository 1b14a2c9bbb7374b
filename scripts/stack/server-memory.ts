/**
 * Options of Node.js for a server that reduce its memory between garbage collections, and what those take:
 * what it handles is short-lived, and machines are small. Optimizing for size takes a sixth less memory of
 * the site, for a fifth more processor time, and half of the content service. By itself it would collect so
 * often that a rendering takes half as much processor time again; if the heap may grow by 40 % first, a
 * tenth, for some 25 MB. Without the last option, V8 learns from what survives during a start and a rendering that
 * objects of these kinds live long, and from then on allocates half of what each request needs in the old
 * generation, where only full collections free it, which take half of the processor time of a response from
 * memory.
 */
export const memoryOptions = [
  '--optimize-for-size',
  '--heap-growing-percent=40',
  '--no-allocation-site-pretenuring',
] as const;

/**
 * Variables for a server: fewer arenas of native memory, each of which retains its peak size; and
 * large buffers outside of them, which are returned to the system at once. Otherwise the size from
 * which on a buffer is large grows with the buffers that have been freed.
 */
export const nativeMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
