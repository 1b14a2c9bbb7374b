import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFixture, type Fixture } from '../../content-service/testing/fixture.ts';
import { collect, RESUMABLE, received } from '../../content-service/testing/listening.ts';
import { startSession } from '../../content-service/testing/start-session.ts';
import { TcpProxy } from '../../content-service/testing/tcp-proxy.ts';
import { clientOptions } from './client-options.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

const project = { projectId: 'embedded', dataset: 'production' };

/** Creates a client as the Studio does, for the service or for what is in front of it. */
function createStudioClient(token?: string, apiHost = fixture.service.url) {
  const { unstable_clientFactory: create } = clientOptions({ apiHost });
  if (!create) throw new Error('The embedded service needs clients of its own.');
  const config = { ...project, apiVersion: '2026-01-01', useCdn: true };
  return create(token === undefined ? config : { ...config, token });
}

it('more listeners than a browser has connections receive changes, and writes are not delayed', async () => {
  const client = createStudioClient(fixture.service.tokens.editor);
  const _id = randomUUID();
  const listeners = Array.from({ length: 12 }, () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const welcome = Promise.withResolvers<void>();
    const subscription = client
      .listen('*[_type == "thing"]', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => {
        if (event.type === 'welcome') welcome.resolve();
        if (event.type === 'mutation') resolve(event.documentId);
      });
    return { changed: promise, welcome: welcome.promise, subscription };
  });
  await Promise.all(listeners.map(({ welcome }) => welcome));
  await client.create({ _id, _type: 'thing' });
  expect(await Promise.all(listeners.map(({ changed }) => changed))).toEqual(
    Array.from({ length: 12 }, () => _id),
  );
  for (const { subscription } of listeners) subscription.unsubscribe();
});

it('a listener gets what it has missed while the connection was broken, once and in order', {
  tags: 'slow',
}, async () => {
  const { port, tokens } = fixture.service;
  const proxy = await TcpProxy.start(port);
  const type = 'missed';
  const stream = collect(
    createStudioClient(tokens.editor, proxy.url).listen(`*[_type == "${type}"]`, {}, RESUMABLE),
  );
  await received(stream, 'welcome', 1);
  const written: string[] = [];
  const write = async () =>
    written.push((await fixture.client('editor').create({ _type: type }))._id);
  await write();
  await received(stream, 'mutation', 1);
  proxy.hold();
  await write();
  proxy.cut();
  await write();
  await received(stream, 'welcomeback', 1);
  await write();
  await received(stream, 'mutation', 4);
  expect(stream.of('mutation').map(({ documentId }) => documentId)).toEqual(written);
  stream.stop();
  await proxy.close();
});

it('a listener that the service refuses fails', async () => {
  const client = createStudioClient().withConfig({ dataset: 'missing' });
  const failed = new Promise((resolve) => {
    client.listen('*').subscribe({ error: resolve });
  });
  expect(await failed).toBeInstanceOf(Error);
});

it('logging out ends the session that is stored in the browser, of which the client knows nothing', async () => {
  const { url, tokens } = fixture.service;
  const token = await startSession(url, tokens.editor);
  const key = `__studio_auth_token_${project.projectId}`;
  const getItem = (name: string) => (name === key ? JSON.stringify({ token }) : null);
  vi.stubGlobal('localStorage', { getItem });
  const request = { url: '/auth/id' };
  await expect(createStudioClient(token).request(request)).resolves.toMatchObject({});
  await createStudioClient().request({ method: 'POST', url: '/auth/logout' });
  await expect(createStudioClient(token).request(request)).rejects.toMatchObject({
    statusCode: 401,
  });
});

it('editors of a hosted project sign in with a token, which the site accepts, too', () => {
  expect(clientOptions({})).toEqual({ auth: { loginMethod: 'token' } });
});
