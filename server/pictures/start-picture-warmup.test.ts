// @vitest-environment node
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishNewPictures } from '../../lib/media/new-pictures.ts';
import { startPictureWarmup } from './start-picture-warmup.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
let service: Server;
let requests: string[];

beforeEach(async () => {
  requests = [];
  service = createServer(({ method, url, headers }, response) => {
    requests.push(`${method} ${url} (${headers.priority}, ${headers.accept})`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(() => {
  service.close();
  service.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

it('requests the pictures of the build in all formats, then those that are reported for browsers of today, unsigned and in the background', async () => {
  const { port } = service.address() as AddressInfo;
  writeFileSync(
    join(folder, 'en.html'),
    '<img src="/media/images/a.jpg?rect=1,2,3,4&amp;w=360&amp;s=Sig_-1"/>',
  );
  await startPictureWarmup(`http://127.0.0.1:${port}`, folder);
  publishNewPictures(['/media/images/b.jpg?w=540']);
  await expect
    .poll(() => requests)
    .toEqual([
      'HEAD /images/a.jpg?rect=1,2,3,4&w=360 (u=7, image/avif,image/webp)',
      'HEAD /images/a.jpg?rect=1,2,3,4&w=360 (u=7, */*)',
      'HEAD /images/b.jpg?w=540 (u=7, image/avif,image/webp)',
    ]);
});
