import { Transform } from 'node:stream';

/** The error of a stream that is longer than allowed. */
export class TooManyBytes extends Error {}

/**
 * Returns a transform that passes data on, and fails with `TooManyBytes` after more than `max`
 * bytes.
 */
export function limitBytes(max: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      passed += chunk.byteLength;
      if (passed > max) done(new TooManyBytes(`More than ${max} bytes.`));
      else done(null, chunk);
    },
  });
}
