import { Hono } from 'hono';
import { actionsHandler } from './actions/handler.ts';
import { serveFile } from './assets/serve-file.ts';
import { createDataset, deleteDataset, editDataset, listDatasets } from './datasets/handlers.ts';
import { documentsHandler } from './documents/handler.ts';
import { exportHandler } from './export/handler.ts';
import { historyDocumentsHandler } from './history/documents-handler.ts';
import { historyTransactionsHandler } from './history/transactions-handler.ts';
import { requireRole } from './http/authorize.ts';
import type { ApiEnv } from './http/context.ts';
import { agentActions, notAvailable } from './http/not-available.ts';
import { serveImage } from './images/handler.ts';
import { listenHandler } from './listen/handler.ts';
import { liveEventsHandler } from './live/handler.ts';
import { mutateHandler } from './mutate/handler.ts';
import { listProjects, requireProject, showProject, showUser } from './projects/handlers.ts';
import { queryHandler } from './query/handler.ts';
import { uploadAsset } from './upload/handler.ts';

/** The routes under an API version. */
export const api = new Hono<ApiEnv>();

api.on(['GET', 'POST'], '/data/query/:dataset', queryHandler);
api.get('/data/doc/:dataset/:ids', documentsHandler);
api.post('/data/mutate/:dataset', mutateHandler);
api.get('/data/export/:dataset', exportHandler);
api.post('/data/actions/:dataset', requireRole('editor'), actionsHandler);
api.get('/data/listen/:dataset', listenHandler);
api.get('/data/live/events/:dataset', liveEventsHandler);
api.get('/data/history/:dataset/documents/:ids', historyDocumentsHandler);
api.get('/data/history/:dataset/transactions/:ids', historyTransactionsHandler);
api.get('/data/history/:dataset/events/*', notAvailable('Document events are'));

api.post('/assets/images/:dataset', requireRole('editor'), uploadAsset('images'));
api.post('/assets/files/:dataset', requireRole('editor'), uploadAsset('files'));

api.get('/datasets', requireRole('viewer'), listDatasets);
api.put('/datasets/:name', requireRole('administrator'), createDataset);
api.patch('/datasets/:name', requireRole('administrator'), editDataset);
api.delete('/datasets/:name', requireRole('administrator'), deleteDataset);

api.get('/projects', requireRole('viewer'), listProjects);
api.get('/projects/:project', requireRole('viewer'), requireProject, showProject);
// The client requests it instead of `/datasets`.
api.get('/projects/:project/datasets', requireRole('viewer'), requireProject, listDatasets);
api.get('/users/:user', requireRole('viewer'), showUser);

api.post('/agent/action/:action/:dataset', agentActions);

/** The routes without a version. */
export const assets = new Hono<ApiEnv>();

assets.get('/images/:project/:dataset/:filename/:vanity?', serveImage);
assets.get('/files/:project/:dataset/:filename/:vanity?', serveFile);
assets.get('/healthz', (c) => c.json({ status: 'ok' }));
