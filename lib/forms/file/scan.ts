import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ScannerPlace } from '../../platform/env/scanner-place.ts';
import { messageOf } from '../../platform/log/message-of.ts';

/** A scanner's result for a file; `silent` if there is no reliable one. */
export type Verdict =
  | { readonly status: 'clean' }
  | { readonly status: 'infected'; readonly signature: string }
  | { readonly status: 'silent'; readonly reason: string };

/** Maximum time for scanning a file, in ms. */
const DEADLINE = 20_000;
/** Size of the chunks of the stream; clamd accepts any size below its limit. */
const CHUNK_BYTES = 64 * 1024;

/** Scans a file with clamd (its INSTREAM command). Never rejects. */
export async function scan(
  bytes: Uint8Array,
  place: ScannerPlace,
  deadline = DEADLINE,
): Promise<Verdict> {
  const socket = connect(place);
  const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), deadline);
  try {
    await once(socket, 'connect');
    Readable.from(framed(bytes)).pipe(socket, { end: false });
    return verdictOf(await text(socket));
  } catch (error) {
    return { status: 'silent', reason: messageOf(error) };
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Yields the command, then each chunk after its length, and an empty one at the end. */
function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) {
    const part = bytes.subarray(start, start + CHUNK_BYTES);
    yield lengthOf(part.byteLength);
    yield part;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function verdictOf(answer: string): Verdict {
  const said = answer.replace(/\0$/, '').trim();
  if (said === 'stream: OK') return { status: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (signature) return { status: 'infected', signature };
  return { status: 'silent', reason: said.slice(0, 200) || 'an empty answer' };
}
