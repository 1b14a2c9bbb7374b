import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that answers as it is told. */
export interface TestSmtp {
  readonly url: string;
  /** What it has taken, as it came. */
  readonly taken: readonly string[];
  close(): void;
}

/** When a server refuses, and with which status; or that it never answers the message. */
export interface SmtpScript {
  readonly recipient?: number;
  readonly message?: number | 'silence';
}

/** Starts a mail server on loopback that follows a script. */
export async function startSmtp(script: SmtpScript): Promise<TestSmtp> {
  const taken: string[] = [];
  const refusal = (status: number) =>
    Object.assign(new Error('Refused for <somebody@visitor.example>'), { responseCode: status });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      script.recipient ? done(refusal(script.recipient)) : done(),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (script.message === 'silence') return;
        if (script.message) return done(refusal(script.message));
        taken.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() };
}

/** A port where something listens that says nothing, or what it is told, and hangs up. */
export async function startListener(greeting: string | null): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting !== null) socket.end(greeting);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `127.0.0.1:${port}`, taken: [], close };
}
