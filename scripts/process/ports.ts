import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Makes a server listen on `port` (0: any free port) of `host` (absent: every interface) and
 * returns the port. Rejects if the port is in use.
 */
export async function listen(server: Server, port = 0, host?: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return address.port;
}

/** Whether a server could listen on `port` now, on `host` or (without one) on every interface. */
export async function isPortFree(port: number, host?: string): Promise<boolean> {
  const server = createServer();
  try {
    await listen(server, port, host);
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
