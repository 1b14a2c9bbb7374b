export type Random = () => number;

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: string): Random {
  let state = [...seed].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a generator of whole numbers from 0 to below a limit, the same for the same seed. */
export function wholeNumbers(seed: string): (limit: number) => number {
  const random = seeded(seed);
  return (limit) => Math.floor(random() * limit);
}
