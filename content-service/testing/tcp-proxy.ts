import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Forwards connections to a service, and can break them. */
export class TcpProxy {
  /** The port to which new connections are forwarded. */
  target: number;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [client: Socket, service: Socket]>();
  #isHolding = false;

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.target = target;
    server.on('connection', (client) => this.#forward(client));
  }

  /** Starts a proxy to a port on this machine. */
  static async start(target: number): Promise<TcpProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server, target);
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Stops reading from the service, as a slow network does. */
  hold(): void {
    this.#isHolding = true;
    for (const [, service] of this.#pairs) service.pause();
  }

  /** Continues to read from the service. */
  release(): void {
    this.#isHolding = false;
    for (const [, service] of this.#pairs) service.resume();
  }

  /** Breaks all connections; what has been read from the service but not forwarded is lost. */
  cut(): void {
    for (const [client, service] of this.#pairs) {
      client.destroy();
      service.destroy();
    }
    this.#isHolding = false;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cut();
    await once(this.#server, 'close');
  }

  #forward(client: Socket): void {
    const service = connect(this.target, '127.0.0.1');
    const pair = [client, service] as const;
    this.#pairs.add(pair);
    // A socket is closed after an error, too.
    for (const socket of pair) socket.on('error', () => undefined);
    client.on('data', (chunk) => service.write(chunk));
    client.on('close', () => {
      service.destroy();
      this.#pairs.delete(pair);
    });
    service.on('data', (chunk) => client.write(chunk));
    service.on('close', () => client.end());
    if (this.#isHolding) service.pause();
  }
}
