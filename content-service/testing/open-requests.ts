import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Requests that a client has begun and does not finish. */
export class OpenRequests {
  #sockets: Socket[] = [];

  /**
   * Sends a request, or its beginning, as raw HTTP to the service at `url`. Resolves when a response
   * begins, of which nothing is read.
   */
  async begin(url: string, request: string): Promise<void> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    this.#sockets.push(socket);
    // The service may end the connection.
    socket.on('error', () => undefined);
    socket.write(request);
    await once(socket, 'readable');
  }

  /** Ends them all. */
  end(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets = [];
  }
}
