/**
 * Reads what is left of a body and forgets it, up to `most` bytes. An answer that is given while
 * the browser is still sending reaches nobody: the connection is reset under it.
 */
export async function drain(body: ReadableStream<Uint8Array> | null, most: number): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  let left = most;
  try {
    for (let next = await reader.read(); !next.done && left > 0; next = await reader.read()) {
      left -= next.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Who has gone away sends no more.
  }
}
