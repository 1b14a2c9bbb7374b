import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** A response whose body is JSON. */
export interface JsonResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends a request, but holds back the end of its body. Resolves when the service reads the body, with
 * a function that sends the rest.
 */
export async function holdRequest(
  url: string,
  { headers, ...options }: RequestOptions & { headers: Readonly<Record<string, string>> },
  body: string,
): Promise<() => Promise<JsonResponse>> {
  const length = String(Buffer.byteLength(body));
  const held = request(url, {
    ...options,
    agent: false,
    headers: { ...headers, expect: '100-continue', 'content-length': length },
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  held.once('response', resolve);
  held.once('error', reject);
  held.flushHeaders();
  await once(held, 'continue');
  held.write(body.slice(0, -1));
  return async () => {
    held.end(body.slice(-1));
    const response = await promise;
    return { status: response.statusCode ?? 0, body: await json(response) };
  };
}
