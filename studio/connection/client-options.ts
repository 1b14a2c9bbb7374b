import { type ClientConfig, createClient } from '@sanity/client';
import type { WorkspaceOptions } from 'sanity';
import type { Connection } from './connection.ts';
import { createEventTunnel } from './event-tunnel.ts';

const isEventStream = /\/data\/(listen|live\/events)\//;

/**
 * Returns the options with which the Studio sends its requests to the content service. Editors sign
 * in with tokens, which the site accepts, too; a cookie of the content service would not reach it.
 * The embedded service has one address for all projects, which the Studio would put the project's id
 * in front of, and transfers event streams over a tunnel.
 */
export function clientOptions({
  apiHost,
}: Pick<Connection, 'apiHost'>): Pick<
  WorkspaceOptions,
  'apiHost' | 'auth' | 'unstable_clientFactory'
> {
  if (!apiHost) return { auth: { loginMethod: 'token' } };
  const openStream = createEventTunnel(`${apiHost.replace(/^http/, 'ws')}/v1/event-streams`);
  const fetchFromService: typeof fetch = (input, init) =>
    typeof input === 'string' && isEventStream.test(input)
      ? openStream(input, init)
      : fetch(input, init);
  return {
    apiHost,
    auth: { loginMethod: 'token', apiHost, redirectOnSingle: true },
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({
        ...options,
        apiHost,
        useProjectHostname: false,
        useCdn: false,
        resolveFetch: () => fetchFromService,
      }),
  };
}
