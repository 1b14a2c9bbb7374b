import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Has a server listen on `port` (0: on any free one) of `host` (absent: of every interface) and
 * gives the port. Rejects where something else listens there.
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

/** A port nobody listens on at the moment: `preferred`, or one the system chooses. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isPortFree(preferred))) {
    return preferred;
  }
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
