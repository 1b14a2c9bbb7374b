import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { revocationOf } from './event-stream/revocation.ts';
import { plainError } from './http/errors.ts';
import { servePresence } from './presence/presence-connection.ts';
import type { Service } from './service/service.ts';
import { tunnelStreams } from './sockets/tunnel-streams.ts';

const PRESENCE_PATH = /^\/v[\w-]+\/socket\/([^/]+)$/;
const TUNNEL_PATH = /^\/v[\w-]+\/event-streams$/;

/**
 * Returns the listener for the `upgrade` events of a server, which serves the WebSocket connections:
 * presence and tunnels of event streams. Browsers send the origin with the handshake, but do not
 * check CORS headers, so that an origin that is not allowed is refused here (RFC 6455, section 10.2).
 */
export function createUpgradeListener(service: Service, baseUrl: string) {
  return (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const { origin } = request.headers;
    const [path = ''] = (request.url ?? '').split('?');
    const client = service.proxies.clientOf(request);
    const name = PRESENCE_PATH.exec(path)?.[1];
    const dataset = name === undefined ? undefined : service.store.dataset(name);
    if (origin !== undefined && !service.allowedOrigins.includes(origin)) {
      service.sockets.refuse(stream, plainError(403, `The origin ${origin} is not allowed`));
    } else if (dataset !== undefined) {
      service.sockets.accept(request, stream, head, (socket, acknowledge) =>
        servePresence(socket, {
          room: service.presence.of(dataset),
          places: service.presence.places,
          acknowledge,
          authenticate: (authorization) =>
            service.authenticator.authenticate(authorization, client),
          revocationOf: (caller) => revocationOf(service, dataset, caller),
        }),
      );
    } else if (TUNNEL_PATH.test(path)) {
      service.sockets.accept(request, stream, head, (socket, acknowledge) =>
        tunnelStreams(socket, {
          baseUrl,
          clientHeaders: service.proxies.headersFor(request),
          acknowledge,
        }),
      );
    } else service.sockets.refuse(stream, plainError(404, `There is no WebSocket at ${path}`));
  };
}
