import { type Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as it was sent, still compressed. */
export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests an address, over the connections of `agent` if given; the response is not decompressed. */
export async function receive(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  agent?: Agent,
): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  get(url, { headers, agent }, (response) => {
    const { statusCode: status = 0, headers: received } = response;
    void buffer(response).then((body) => resolve({ status, headers: received, body }), reject);
  }).on('error', reject);
  return await promise;
}
