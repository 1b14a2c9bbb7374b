import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/** Characters; crawlers name themselves within the first 200. */
export const MAX_USER_AGENT_LENGTH = 256;

/** Characters, percent-encoded; with long slugs and filters, a page of the site has 2,000. */
export const MAX_STATE_LENGTH = 8192;

/** How many lists a router state may consist of; a page of the site has 20. */
export const MAX_LISTS = 64;

const listStarts = /\[|%5B/gi;

/**
 * Shortens the name of the client: the framework searches it for crawlers several times, in quadratic
 * time, 0.1 s each for 15,000 characters.
 */
export function limitUserAgent(headers: IncomingHttpHeaders): void {
  const name = headers['user-agent'];
  if (name && name.length > MAX_USER_AGENT_LENGTH) {
    headers['user-agent'] = name.slice(0, MAX_USER_AGENT_LENGTH);
  }
}

/**
 * Returns whether the framework can read the state with which its router requests a payload, if there is
 * one: it would respond with 500 to any other, and take quadratic time for one that is deep, 0.4 s for
 * 15,000 characters.
 */
export function hasReadableState(headers: IncomingHttpHeaders): boolean {
  const state = headers['next-router-state-tree'];
  if (state === undefined) return true;
  if (typeof state !== 'string' || state.length > MAX_STATE_LENGTH) return false;
  if ((state.match(listStarts) ?? []).length > MAX_LISTS) return false;
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
