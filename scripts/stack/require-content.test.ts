import { createServer, type RequestListener, type Server } from 'node:http';
import getPort from 'get-port';
import { afterEach, expect, it } from 'vitest';
import type { ContentEnv } from '../../lib/platform/env/server-env.ts';
import { listen } from '../../server/testing/http.ts';
import { requireContent } from './require-content.ts';

const READ_TOKEN = 'sk-read-token-nobody-may-see';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a content service with `listener` and returns the settings to connect to it. */
async function contentAt(listener: RequestListener): Promise<ContentEnv> {
  server = createServer(listener);
  return embedded(await listen(server));
}

function embedded(port: number): ContentEnv {
  return {
    mode: 'embedded',
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost: `http://127.0.0.1:${port}`,
    readToken: READ_TOKEN,
  };
}

function answering(status: number, type: string, body: string): RequestListener {
  return (_request, response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);
}

/** Returns the one-line error that prevents a build. */
async function complaint(content: ContentEnv, maxWaitMs?: number): Promise<string> {
  const error = await requireContent(content, maxWaitMs).catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('Nothing stood in the way.');
  const { message } = error;
  expect(message).not.toContain('\n');
  expect(message).not.toContain(READ_TOKEN);
  expect(message).toMatch(/^The site cannot be built without content: http.*production was asked/);
  return message;
}

it('resolves if the query returns a result', async () => {
  const content = await contentAt(answering(200, 'application/json', '{"result":1}'));
  await expect(requireContent(content)).resolves.toBeUndefined();
});

it.each([
  [200, 'text/html', '<h1>Soon</h1>', 'something that is no answer', 'CONTENT_SERVICE_PORT'],
  [200, 'application/json', '{"result":', 'something that is no answer', 'CONTENT_SERVICE_PORT'],
  [200, 'application/json', 'null', 'something that is no answer', 'CONTENT_SERVICE_PORT'],
  [
    200,
    'application/json',
    '{"result":"1"}',
    'something that is no answer',
    'CONTENT_SERVICE_PORT',
  ],
  [401, 'application/json', '{"message":"Session not found"}', 'status 401', 'SANITY_READ_TOKEN'],
  [404, 'application/json', '{"message":"Dataset not found"}', 'status 404', 'SANITY_DATASET'],
  [400, 'application/json', '{"message":"Bad version"}', 'status 400', 'SANITY_API_VERSION'],
  [503, 'text/html', '<h1>Down</h1>', 'status 503', 'CONTENT_SERVICE_PORT'],
])('reports the unexpected response: %i %s %s', async (status, type, body, cameBack, variable) => {
  const message = await complaint(await contentAt(answering(status, type, body)));
  expect(message).toContain(`; ${cameBack}`);
  expect(message).toMatch(new RegExp(`Check .*${variable}`));
});

it('reports a refused connection', async () => {
  const content = embedded(await getPort());
  expect(await complaint(content)).toMatch(/; the error ECONNREFUSED came back\. Check CONTENT/);
});

it('does not wait for a service that does not respond', async () => {
  const silent = await contentAt(() => undefined);
  expect(await complaint(silent, 100)).toContain('; nothing within 0.1 s came back');
});

it('does not wait for a body that does not end', async () => {
  const halting = await contentAt((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"result"');
  });
  expect(await complaint(halting, 100)).toContain('; nothing within 0.1 s came back');
});
