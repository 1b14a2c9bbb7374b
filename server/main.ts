import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import next from 'next';
import { endWorker } from '../lib/forms/delivery/wake.ts';
import { readBuildBegun } from '../lib/platform/build-begun.ts';
import { distFolder } from '../lib/platform/dist-folder.ts';
import { loadEnvFiles } from '../lib/platform/env/load-env-files.ts';
import { parseServerEnv } from '../lib/platform/env/parse-server-env.ts';
import { CLIENT_ADDRESS_HEADER } from '../lib/platform/http/sender.ts';
import { beginDraining } from '../lib/platform/readiness.ts';
import { setSharedStores } from '../lib/platform/shared-store.ts';
import { saveBeforeExit } from '../lib/request/campaigns/last-save.ts';
import { isPageTarget } from '../lib/request/preview/page-target.ts';
import {
  onContentChange,
  publishChangeElsewhere,
} from '../lib/request/revalidate/content-changes.ts';
import { onExpiredTags } from '../lib/request/revalidate/expired-tags.ts';
import { expireSlugIndex } from '../lib/request/shared-slug-index.ts';
import { admitRequests } from './admit-requests.ts';
import { EVERY_PAGE, expiredPageTags } from './cdn/cache-tags.ts';
import { createPurge } from './cdn/purge-cdn.ts';
import { adjustments } from './framework/adjustments.ts';
import { readErrorPages } from './framework/error-pages.ts';
import { findRoutes } from './framework/find-routes.ts';
import { hasReadableState } from './framework/limit-headers.ts';
import { provideBuiltConfig } from './framework/provide-built-config.ts';
import { gracefulClose } from './graceful-close.ts';
import { clientAddress } from './http/client-address.ts';
import { contentPolicy, filePolicy } from './http/content-policy.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendError } from './http/send-error.ts';
import { limitRendering } from './limit-rendering.ts';
import { onShutdown } from './on-shutdown.ts';
import { startPictureWarmup } from './pictures/start-picture-warmup.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { createRenderer } from './renderer.ts';
import { createResponseCaches } from './response-cache/response-caches.ts';
import { sendFromMemory, withResponseCache } from './response-cache/with-response-cache.ts';
import { createSiteServer } from './site-server.ts';
import { findStaticFiles } from './static-files/find-static-files.ts';
import { serveStaticFiles } from './static-files/serve-static-files.ts';
import { waitForComparison } from './wait-for-comparison.ts';

// Serves the built site, or with --dev compiles it on request. The start command runs it as a child
// process, to which it reports over IPC when it is ready; it also runs on its own.

const GRACE_MS = 5000;
/** A form with a file waits for its turn, its inspection and the virus scanner. */
const BODY_GRACE_MS = 25_000;
const DEV_GRACE_MS = 200;

// The reader of the log may end before this process, which would report that, fail, and report it.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const dir = dirname(import.meta.dirname);
const dev = process.argv.includes('--dev');

loadEnvFiles(dir);
const parsed = parseServerEnv(process.env);
if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exit(1);
}
const { env } = parsed;
const { port, siteUrl, forms } = env;

const buildFolder = distFolder();
const errorPages = readErrorPages(join(dir, buildFolder));
const security = securityHeaders(siteUrl, dev ? contentPolicy(env, null) : filePolicy);
const serveFile = dev ? () => false : serveStaticFiles(findStaticFiles(dir, buildFolder), security);

const isRefused = dev ? () => false : refuseUnknown(findRoutes(join(dir, buildFolder)), security);

const responses = createResponseCaches(env.responseCacheBytes);
const purge = env.cdn && !dev ? createPurge(env.cdn) : () => undefined;
onExpiredTags((tags) => {
  expireSlugIndex();
  responses.pages.expire(tags);
  purge(expiredPageTags(tags));
});

if (env.redisUrl && !dev) {
  // Without it, the client is not even loaded.
  const { shareCache } = await import('./shared-cache/share-cache.ts');
  const shared = shareCache({
    url: env.redisUrl,
    site: siteUrl,
    // Made again from the same sources, a build has the same id, but later pages.
    build: `${readFileSync(join(dir, buildFolder, 'BUILD_ID'), 'utf8')}-${await readBuildBegun()}`,
    onChange: publishChangeElsewhere,
  });
  setSharedStores(shared.stores);
  onContentChange(shared.notify);
}

const { render, fail } = createRenderer({
  env,
  // The framework is created around the server, below.
  handle: (request, response) => handle(request, response),
  errorPages,
  remember: responses.remember,
  security,
});
const respond = withResponseCache(responses, limitRendering(render, security), fail);
const respondFromMemory = sendFromMemory(responses);
const comparison = waitForComparison();
const mustWait = ({ url = '' }: IncomingMessage) => comparison.mustWait() && isPageTarget(url);

const server = createSiteServer({
  admit: admitRequests(env, dev),
  answerAtOnce: (request, response) => !mustWait(request) && respondFromMemory(request, response),
  handler: async (request, response) => {
    // Responses from memory do not depend on it, and are sent before.
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(request, forms.trustedProxies);
    if (serveFile(request, response) || isRefused(request, response)) return;
    if (adjustments.limitHeaders.isOn && !hasReadableState(request.headers)) {
      sendError(response, 400, security);
      return;
    }
    await ready;
    if (dev) return await handle(request, response);
    if (mustWait(request)) await comparison.wait();
    await respond(request, response);
  },
  takesUpgrades: dev,
  security,
});
const close = dev
  ? gracefulClose(server, DEV_GRACE_MS)
  : gracefulClose(server, GRACE_MS, BODY_GRACE_MS);

if (!dev && adjustments.provideBuiltConfig.isOn) provideBuiltConfig(dir, buildFolder);

// The framework treats a rewrite to another host name than this one as external and requests it in
// an endless loop; it writes every loopback name as localhost.
const site = next({ dev, dir, hostname: 'localhost', port, httpServer: server });
const handle = site.getRequestHandler();

onShutdown(() => {
  beginDraining();
  close()
    .then(() => Promise.all([endWorker(), saveBeforeExit()]))
    .then(() => site.close())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The site did not shut down in order:', error);
        process.exit(1);
      },
    );
});

server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Set PORT to another one, or end what listens there.`
      : `The site cannot listen on port ${port}: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port);
const ready = once(server, 'listening').then(() => site.prepare());
await ready.catch((error: Error) => {
  console.error(`The site cannot start: ${error.message}`);
  process.exit(1);
});

// The CDN may have pages of an earlier build, which name scripts that are gone.
purge([EVERY_PAGE]);

if (env.content.mode === 'embedded' && env.warmsPictures && !dev) {
  void startPictureWarmup(env.content.apiHost, join(dir, buildFolder, 'server', 'app'));
}

const address = server.address() as AddressInfo;
if (process.send) {
  process.send({ type: 'ready', port: address.port });
} else {
  console.log(`The site answers at ${siteUrl} (port ${address.port}).`);
}
