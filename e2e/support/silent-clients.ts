import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Opens connections that send `requests` GET requests for a URL at once and read nothing. Returns a
 * function that closes them.
 */
export async function openSilentClients(url: string, connections: number, requests: number) {
  const { hostname, port, pathname, search } = new URL(url);
  const bytes = `GET ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requests);
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    // The server destroys connections with too many requests.
    socket.pause().on('error', () => undefined);
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(bytes);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
