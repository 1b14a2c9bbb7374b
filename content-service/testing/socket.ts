import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { WITHIN } from './listening.ts';

/** A message of the service, parsed. */
export type Message = Readonly<Record<string, unknown>>;

/** A WebSocket connection of a test, with all messages that it has received. */
export interface TestSocket {
  readonly messages: readonly Message[];
  /** The code with which the connection was closed, or null while it is open. */
  readonly closeCode: number | null;
  send(message: object): void;
  /** Resolves with the first message, received or yet to come, that matches. */
  message(matches: (message: Message) => boolean): Promise<Message>;
  close(): void;
}

/** Opens a WebSocket connection; rejects where the service refuses it. */
export async function connect(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers });
  const messages: Message[] = [];
  let closeCode: number | null = null;
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    if (text.startsWith('{')) messages.push(JSON.parse(text));
  });
  socket.addEventListener('close', ({ code }) => {
    closeCode = code;
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The connection was refused')));
  });
  return {
    messages,
    get closeCode() {
      return closeCode;
    },
    send: (message) => socket.send(JSON.stringify(message)),
    message: async (matches) => {
      await expect.poll(() => messages.some(matches), WITHIN).toBe(true);
      const found = messages.find(matches);
      if (found === undefined) throw new Error('The message has disappeared');
      return found;
    },
    close: () => socket.close(),
  };
}
