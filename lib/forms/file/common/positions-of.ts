/** Yields the positions at which a part begins in these bytes, also those inside an earlier one. */
export function* positionsOf(part: Buffer, bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(part); at !== -1; at = bytes.indexOf(part, at + 1)) yield at;
}
