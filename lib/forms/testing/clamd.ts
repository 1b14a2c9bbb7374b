import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * The harmless file that every scanner reports as a virus, concatenated so that this source file is
 * not reported.
 */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** A scanner that recognizes one virus. */
export interface TestClamd {
  readonly port: number;
  /** Sizes of the received files, in bytes. */
  readonly scanned: readonly number[];
  close(): void;
}

/**
 * Starts a scanner on loopback that implements INSTREAM; it can return a fixed response or never
 * respond.
 */
export async function startClamd(answer?: string | 'silence'): Promise<TestClamd> {
  const scanned: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const parts: Buffer[] = [];
    let tail = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      // An empty chunk can only be at the end of the received data.
      tail = Buffer.concat([tail, part.subarray(-4)]).subarray(-4);
      if (!tail.equals(END)) return;
      const content = unframe(Buffer.concat(parts));
      if (content === null) return;
      scanned.push(content.length);
      const verdict = content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      if (answer !== 'silence') socket.end(`${answer ?? verdict}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, scanned, close };
}

const END = Buffer.alloc(4);
const COMMAND = 'zINSTREAM\0';

/** Returns the received content once the empty chunk at its end has arrived; null before. */
function unframe(sent: Buffer): Buffer | null {
  if (sent.length < COMMAND.length) return null;
  if (sent.toString('latin1', 0, COMMAND.length) !== COMMAND) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  let position = COMMAND.length;
  while (position + 4 <= sent.length) {
    const length = sent.readUInt32BE(position);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(position + 4, position + 4 + length));
    position += 4 + length;
  }
  return null;
}
