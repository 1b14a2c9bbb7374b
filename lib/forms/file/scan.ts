import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ScannerPlace } from '../../platform/env/scanner-place.ts';
import { messageOf } from '../../platform/log/message-of.ts';

/** What a scanner says of a file; `silent` where it says nothing that can be relied on. */
export type Verdict =
  | { readonly status: 'clean' }
  | { readonly status: 'infected'; readonly signature: string }
  | { readonly status: 'silent'; readonly reason: string };

/** How long a scanner may take for a file, in ms. */
const DEADLINE = 20_000;
/** Parts that a stream is sent in; clamd takes them of any size below its limit. */
const CHUNK_BYTES = 64 * 1024;

/** Has a file scanned by clamd (its INSTREAM command). Never rejects. */
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
    return judge(await text(socket));
  } catch (error) {
    return { status: 'silent', reason: messageOf(error) };
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** The command, then each part after its length, and an empty one at the end. */
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

function judge(answer: string): Verdict {
  const said = answer.replace(/\0$/, '').trim();
  if (said === 'stream: OK') return { status: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (signature) return { status: 'infected', signature };
  return { status: 'silent', reason: said.slice(0, 200) || 'an empty answer' };
}
