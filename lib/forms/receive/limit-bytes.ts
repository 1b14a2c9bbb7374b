import { Transform } from 'node:stream';

/** The error of a stream that is longer than allowed. */
export class TooManyBytes extends Error {}

/**
 * Returns a transform that passes data on, and fails with `TooManyBytes` after more than `most`
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
