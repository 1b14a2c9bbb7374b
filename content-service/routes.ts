import { serveFile } from './assets/serve-file.ts';
import { createDataset, deleteDataset, editDataset, listDatasets } from './datasets/handlers.ts';
import { documentsHandler } from './documents/handler.ts';
import { exportHandler } from './export/handler.ts';
import type { Handler } from './http/api-request.ts';
import { agentActions, notAvailable } from './http/not-available.ts';
import { json } from './http/reply.ts';
import type { Route } from './http/router.ts';
import { serveImage } from './images/handler.ts';
import { mutateHandler } from './mutate/handler.ts';
import { listProjectDatasets, listProjects, showProject, showUser } from './projects/handlers.ts';
import { queryHandler } from './query/handler.ts';
import { uploadFile, uploadImage } from './upload/handler.ts';

const api = (method: Route['method'], path: string, handler: Handler): Route => ({
  method,
  path,
  versioned: true,
  handler,
});
const open = (path: string, handler: Handler): Route => ({
  method: 'GET',
  path,
  versioned: false,
  handler,
});

/** All routes of the service. */
export const routes: readonly Route[] = [
  api('GET', '/data/query/:dataset', queryHandler),
  api('POST', '/data/query/:dataset', queryHandler),
  api('GET', '/data/doc/:dataset/:ids', documentsHandler),
  api('POST', '/data/mutate/:dataset', mutateHandler),
  api('GET', '/data/export/:dataset', exportHandler),
  api('POST', '/data/actions/:dataset', notAvailable('Document actions are')),
  api('GET', '/data/listen/:dataset', notAvailable('Listening is')),
  api('GET', '/data/live/events/:dataset', notAvailable('Live events are')),
  api('GET', '/data/history/:dataset/:kind/:ids', notAvailable('Document history is')),
  api('POST', '/assets/images/:dataset', uploadImage),
  api('POST', '/assets/files/:dataset', uploadFile),
  api('GET', '/datasets', listDatasets),
  api('PUT', '/datasets/:name', createDataset),
  api('PATCH', '/datasets/:name', editDataset),
  api('DELETE', '/datasets/:name', deleteDataset),
  api('GET', '/projects', listProjects),
  api('GET', '/projects/:project', showProject),
  api('GET', '/projects/:project/datasets', listProjectDatasets),
  api('GET', '/users/:user', showUser),
  api('POST', '/agent/action/:action/:dataset', agentActions),
  open('/images/:project/:dataset/:filename', serveImage),
  open('/images/:project/:dataset/:filename/:vanity', serveImage),
  open('/files/:project/:dataset/:filename', serveFile),
  open('/files/:project/:dataset/:filename/:vanity', serveFile),
  open('/healthz', () => json(200, { status: 'ok' })),
];
