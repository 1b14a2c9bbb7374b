/**
 * Options of Node.js for a server that reduce its memory between garbage collections, and what those take:
 * what it handles is short-lived, and machines are small.
 */
export const memoryOptions = [
  // A sixth less memory of the site, and half of the content service, for a fifth more processor time.
  '--optimize-for-size',
  // The option above collects so often that a rendering takes half as much processor time again. If the
  // heap may grow this much between collections, it is a tenth, for some 25 MB.
  '--heap-growing-percent=40',
  // V8 would learn during a start that objects of certain kinds live long, and allocate those of each
  // request in the old generation, where only full collections free them.
  '--no-allocation-site-pretenuring',
] as const;

/**
 * Variables for a server: fewer arenas of native memory, each of which retains its peak size; and
 * large buffers outside of them, which are returned to the system at once. Otherwise the size from
 * which on a buffer is large grows with the buffers that have been freed.
 */
export const nativeMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
