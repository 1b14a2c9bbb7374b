import { type AddressInfo, connect, type Server } from 'node:net';
import { text } from 'node:stream/consumers';

/** Starts `server` on a free loopback port and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Sends `bytes` unchanged, including malformed requests that no HTTP client would send, and returns
 * everything the server sends until it closes the connection.
 */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return await text(socket);
}
