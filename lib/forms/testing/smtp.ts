import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server with scripted responses. */
export interface TestSmtp {
  readonly url: string;
  /** The accepted mails, unchanged. */
  readonly taken: readonly string[];
  /** Number of open connections. */
  readonly connected: number;
  close(): void;
}

/** The refusals of a server, by their status; or that it never responds to the message. */
export interface SmtpScript {
  readonly recipient?: number;
  /** The only recipient that is refused; all of them without it. */
  readonly refused?: string;
  /** The text of the response to a refused recipient. */
  readonly text?: string;
  readonly message?: number | 'silence';
  /** Recipients to whom it responds line by line without an end, so that it is never silent. */
  readonly trickling?: readonly string[];
}

/** Starts a mail server on loopback that follows a script. */
export async function startSmtp(script: SmtpScript): Promise<TestSmtp> {
  const taken: string[] = [];
  /** The open connections, by the port of the client. */
  const sockets = new Map<number | undefined, Socket>();
  const refusal = (status: number, text = 'Refused for <somebody@visitor.example>') =>
    Object.assign(new Error(text), { responseCode: status });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, session, done) {
      const socket = sockets.get(session.remotePort);
      if (socket && script.trickling?.includes(address)) return trickle(socket);
      const isRefused = script.refused === undefined || script.refused === address;
      if (script.recipient && isRefused) return done(refusal(script.recipient, script.text));
      done();
    },
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
  listening.on('connection', (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    get connected() {
      return server.connections.size;
    },
    close() {
      server.close();
      for (const socket of sockets.values()) socket.destroy();
    },
  };
}

/** Sends lines of a response that never ends. */
function trickle(socket: Socket): void {
  const drip = setInterval(() => socket.write('250-one moment\r\n'), 20);
  socket.once('close', () => clearInterval(drip));
}

/** Starts a listener that sends nothing, or a greeting after which it closes the connection. */
export async function startListener(
  greeting: string | null,
  onSocket: (socket: Socket) => void = () => undefined,
): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    onSocket(socket);
    if (greeting !== null) socket.end(greeting);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return {
    url: `127.0.0.1:${port}`,
    taken: [],
    get connected() {
      return sockets.size;
    },
    close,
  };
}

/**
 * Starts a mail server that responds to EHLO line by line without an end, so that it is never
 * silent.
 */
export async function startTrickle(): Promise<TestSmtp> {
  const listener = await startListener(null, (socket) => {
    socket.write('220 hello\r\n');
    socket.once('data', () => trickle(socket));
  });
  return Object.create(listener, { url: { value: `smtp://${listener.url}` } });
}
