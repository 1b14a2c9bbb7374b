import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether a server could listen on `port` now, on `host` or (without one) on every interface. */
export async function isPortFree(port: number, host?: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
