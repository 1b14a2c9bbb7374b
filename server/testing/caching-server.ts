import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import { reportTags } from '../page-cache/page-tags.ts';
import { createRenderer } from '../renderer.ts';
import { rememberPages } from '../response-cache/finished-pages.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { sendFromMemory, withResponseCache } from '../response-cache/with-response-cache.ts';
import { listen } from './http.ts';
import { watchLog } from './watch-log.ts';

/** The text of every page. */
export const text = 'glass '.repeat(1000);

/** For requests whose responses are compared: a compressed version is replaced by a smaller one. */
export const plainly = { headers: { 'Accept-Encoding': 'identity' } };

const settings = parseServerEnv({ NODE_ENV: 'production', STUDIO_URL: 'https://studio.example' });
if (!settings.ok) throw new Error(settings.problems.join('\n'));
const siteEnv = settings.env;

/** Responds as the framework does with a page that all visitors share. */
export function sharedPage(response: ServerResponse): void {
  markShared(response);
  response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<script>1</script>${text}`);
}

/**
 * Marks a response as one that all visitors share. The framework reports no tags (`null`) when it responds
 * with what it renders for another request.
 */
export function markShared(response: ServerResponse, tags: string[] | null = ['content']): void {
  if (tags) reportTags(tags);
  response.setHeader('X-Nextjs-Prerender', '1');
}

/** A server with the caches of responses, around a test's replacement of the framework. */
class CachingServer {
  /** The framework's request handler. */
  render: (response: ServerResponse, request: IncomingMessage) => unknown = sharedPage;
  /** How many requests the framework has received. */
  rendered = 0;
  /** The time of the caches, in ms. */
  now = 0;
  cache = this.#createCache(1000);
  server = createServer();
  port = 0;
  logged: ReturnType<typeof watchLog> = () => [];

  /** Serves on a free port, with empty caches. */
  async open(): Promise<void> {
    this.logged = watchLog();
    this.render = sharedPage;
    this.rendered = 0;
    this.now = 0;
    this.cache = this.#createCache(1000);
    const pictures = this.#createCache(60_000);
    const caches = { pages: this.cache, pictures, remember: rememberPages(1_000_000) };
    const { render, fail } = createRenderer({
      env: siteEnv,
      handle: async (request, response) => {
        this.rendered += 1;
        await this.render(response, request);
      },
      errorPages: () => 'The error page',
      remember: caches.remember,
      security: [],
    });
    const handler = withResponseCache(caches, render, fail);
    const answerAtOnce = sendFromMemory(caches);
    this.server = createServer((request, response) => {
      if (answerAtOnce(request, response)) return;
      response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      void handler(request, response);
    });
    this.port = await listen(this.server);
  }

  close(): void {
    this.server.close();
  }

  /** Sends a request; returns the response, of which `state` is what the cache says of it. */
  async request(
    init: RequestInit,
    path: string,
  ): Promise<{ state: string | null; response: Response }> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, init);
    const [, state = null] = /desc=(.*)/.exec(response.headers.get('server-timing') ?? '') ?? [];
    return { state, response };
  }

  /** Requests the page, or another path; returns its status, text, cache state and headers. */
  async ask(init: RequestInit = {}, path = '/en') {
    const { state, response } = await this.request(init, path);
    const { status, headers } = response;
    return { state, status, text: await response.text(), headers };
  }

  #createCache(freshMs: number): ResponseCache {
    return new ResponseCache({ maxBytes: 1_000_000, freshMs, now: () => this.now });
  }
}

/** Opens a server for each test of a file, with real timers. */
export function serveFromMemory(): CachingServer {
  const site = new CachingServer();
  beforeEach(() => site.open());
  afterEach(() => {
    vi.useRealTimers();
    site.close();
  });
  return site;
}
