import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainError } from './plain-error.ts';
import type { HeaderList } from './security-headers.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Lets `server` answer what its parser gives up on (a broken request line, headers of more than
 * 16 KB, a request that does not end in time) with the same small page and the same headers as
 * other errors. A connection on which a response is under way is cut instead: anything written
 * to it now would become part of that response.
 */
export function answerUnreadableRequests(server: Server, security: HeaderList): void {
  const busy = new WeakSet<Duplex>();
  server.on('request', (request, response) => {
    busy.add(request.socket);
    response.once('close', () => busy.delete(request.socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || busy.has(socket) || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, reason, headers, body } = plainError(
      STATUS_BY_CODE[error.code ?? ''] ?? 400,
      security,
    );
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines}Connection: close\r\n\r\n${body}`);
  });
}
