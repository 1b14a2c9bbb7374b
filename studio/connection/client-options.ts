import { type ClientConfig, createClient } from '@sanity/client';
import type { WorkspaceOptions } from 'sanity';
import type { Connection } from './connection.ts';
import { createEventTunnel } from './event-tunnel.ts';
import { readStoredToken } from './stored-token.ts';

const isEventStream = /\/data\/(listen|live\/events)\//;
const isLogout = /\/auth\/logout(\?|$)/;

/**
 * Returns the options with which the Studio sends its requests to the content service. Editors sign
 * in with tokens, which the site accepts, too; a cookie of the content service would not reach it.
 * The embedded service has one address for all projects, which the Studio would put the project's id
 * in front of, transfers event streams over a tunnel, and ends a session at logout.
 */
export function clientOptions({
  apiHost,
}: Pick<Connection, 'apiHost'>): Pick<
  WorkspaceOptions,
  'apiHost' | 'auth' | 'unstable_clientFactory'
> {
  if (!apiHost) return { auth: { loginMethod: 'token' } };
  const openStream = createEventTunnel(`${apiHost.replace(/^http/, 'ws')}/v1/event-streams`);
  const fetchFor =
    (projectId = ''): typeof fetch =>
    (input, init) => {
      if (typeof input !== 'string') return fetch(input, init);
      if (isEventStream.test(input)) return openStream(input, init);
      return fetch(input, isLogout.test(input) ? withStoredToken(init, projectId) : init);
    };
  return {
    apiHost,
    auth: { loginMethod: 'token', apiHost, redirectOnSingle: true },
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({
        ...options,
        apiHost,
        useProjectHostname: false,
        useCdn: false,
        resolveFetch: () => fetchFor(options.projectId),
      }),
  };
}

/**
 * Adds the stored token to a request that has none. The Studio logs out with the token that it had
 * when it was loaded, which is none in the page in which an editor has logged in.
 */
function withStoredToken(
  init: RequestInit | undefined,
  projectId: string,
): RequestInit | undefined {
  const headers = new Headers(init?.headers);
  const token = readStoredToken(projectId);
  if (token === null || headers.has('Authorization')) return init;
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}
