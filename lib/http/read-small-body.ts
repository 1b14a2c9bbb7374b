/**
 * The body of `request` as text, or null when it is longer than `limit` bytes, of which no more
 * is read than that. Rejects when the connection breaks.
 */
export async function readSmallBody(request: Request, limit: number): Promise<string | null> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
