import { IncomingMessage } from 'node:http';

/** Returns a copy of `request`, whose body has been read, with `chunks` as its body. */
export function withBody(request: IncomingMessage, chunks: readonly Buffer[]): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } =
    request;
  const again = Object.assign(new IncomingMessage(request.socket), {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    complete: true,
  });
  for (const chunk of chunks) again.push(chunk);
  again.push(null);
  return again;
}
