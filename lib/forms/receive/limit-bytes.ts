import { Transform } from 'node:stream';

/** What a stream fails with that is longer than allowed. */
export class TooManyBytes extends Error {}

/**
 * Passes on what comes through it, and fails with `TooManyBytes` once that is more than `most`
 * bytes.
 */
export function limitBytes(most: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      passed += chunk.byteLength;
      if (passed > most) done(new TooManyBytes(`More than ${most} bytes.`));
      else done(null, chunk);
    },
  });
}
