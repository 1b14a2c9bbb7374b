/**
 * Returns the memory of buffers to the system at once, instead of at a garbage collection, which
 * large request bodies would delay: their bytes are outside of the heap. The buffers are empty
 * afterwards. Leaves buffers that share their memory with others.
 */
export function freeBuffers(buffers: readonly Uint8Array[]): void {
  for (const { buffer, byteLength } of buffers) {
    const isWhole = byteLength > 0 && byteLength === buffer.byteLength;
    if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}
