import { Hono } from 'hono';
import { applyActions } from './handlers/actions.ts';
import { createDataset, deleteDataset, editDataset, listDatasets } from './handlers/datasets.ts';
import { getDocuments } from './handlers/documents.ts';
import { exportDocuments } from './handlers/export.ts';
import { getPastDocuments } from './handlers/history/documents.ts';
import { listDocumentEvents, listReleaseEvents } from './handlers/history/events.ts';
import { listTransactions } from './handlers/history/transactions.ts';
import { serveImage } from './handlers/images.ts';
import { readUserValues, writeUserValues } from './handlers/key-value.ts';
import { listen } from './handlers/listen.ts';
import { listenToLiveEvents } from './handlers/live.ts';
import { fetchToken, listProviders, logOut, showAuthenticatedId } from './handlers/login.ts';
import { mutate } from './handlers/mutate.ts';
import {
  listExternalReferences,
  listFeatures,
  listHelp,
  listSchedules,
  ping,
  sendEmptyList,
  sendNull,
  showHealth,
  showReleaseLimits,
  showTelemetryStatus,
} from './handlers/platform.ts';
import { listRoles, showDatasetGrants, showProjectGrants } from './handlers/project-access.ts';
import {
  listProjects,
  requireProject,
  showCaller,
  showProject,
  showUsers,
} from './handlers/projects.ts';
import { answerQuery } from './handlers/query.ts';
import { serveFile } from './handlers/serve-file.ts';
import { uploadAsset } from './handlers/upload.ts';
import { requireRole } from './request/authorize.ts';
import type { ApiEnv } from './request/context.ts';
import { notAvailable, refuseAgentAction } from './request/not-available.ts';

const viewer = requireRole('viewer');

/** Endpoints that only the hosted service has. */
const NOT_AVAILABLE = [
  ['/access/project/*', 'Requests for access are'],
  ['/assets/media-library-link/*', 'The media library is'],
  ['/assist/*', 'The assistant is'],
  ['/comments/*', 'Comments are'],
  ['/descriptors/*', 'Schema descriptors are'],
  ['/embeddings-index/*', 'Embeddings are'],
  ['/intake/*', 'Telemetry is'],
  ['/media-libraries', 'The media library is'],
  ['/media-libraries/*', 'The media library is'],
  ['/projects/:project/datasets/:dataset/schemas', 'Deployed schemas are'],
  ['/schedules/*', 'Schedules of documents are'],
] as const;

/** The routes under an API version. */
export const api = new Hono<ApiEnv>();

api.on(['GET', 'POST'], '/data/query/:dataset', answerQuery);
api.get('/data/doc/:dataset/:ids', getDocuments);
api.post('/data/mutate/:dataset', mutate);
api.get('/data/export/:dataset', exportDocuments);
api.post('/data/actions/:dataset', requireRole('editor'), applyActions);
api.get('/data/listen/:dataset', listen);
api.get('/data/live/events/:dataset', listenToLiveEvents);
api.get('/data/history/:dataset/documents/:ids', viewer, getPastDocuments);
api.get('/data/history/:dataset/transactions/:ids', viewer, listTransactions);
api.get('/data/history/:dataset/events/documents/:id', viewer, listDocumentEvents);
api.get('/data/history/:dataset/events/releases/:name', viewer, listReleaseEvents);

api.post('/assets/images/:dataset', requireRole('editor'), uploadAsset('images'));
api.post('/assets/files/:dataset', requireRole('editor'), uploadAsset('files'));

api.get('/datasets', viewer, listDatasets);
api.put('/datasets/:name', requireRole('administrator'), createDataset);
api.patch('/datasets/:name', requireRole('administrator'), editDataset);
api.delete('/datasets/:name', requireRole('administrator'), deleteDataset);

api.get('/projects', viewer, listProjects);
api.get('/projects/:project', viewer, requireProject, showProject);
// The client requests it instead of `/datasets`.
api.get('/projects/:project/datasets', viewer, requireProject, listDatasets);
api.get('/projects/:project/datasets/:dataset/acl', viewer, requireProject, showDatasetGrants);
api.get('/projects/:project/grants', viewer, requireProject, showProjectGrants);
api.get('/projects/:project/roles', viewer, requireProject, listRoles);

api.get('/users/me', viewer, showCaller);
api.get('/users/me/keyvalue/:keys', viewer, readUserValues);
api.put('/users/me/keyvalue', viewer, writeUserValues);
api.get('/users/:users', viewer, showUsers);

api.get('/auth/providers', listProviders);
api.get('/auth/id', viewer, showAuthenticatedId);
api.get('/auth/fetch', fetchToken);
api.post('/auth/logout', logOut);

// What the Studio asks the hosted platform for besides, see `api/handlers/platform.ts`.
api.get('/ping', ping);
api.get('/help', listHelp);
api.get('/data/references/:dataset/documents/:id/to', viewer, listExternalReferences);
api.get('/features', viewer, listFeatures);
api.get('/projects/:project/new-content-release-allowed', viewer, showReleaseLimits);
api.get('/projects/:project/user-applications', viewer, requireProject, sendEmptyList);
api.get('/intake/telemetry-status', showTelemetryStatus);
api.get('/journey/announcements', sendEmptyList);
api.get('/journey/trial', sendNull);
api.get('/access/requests/me', viewer, sendEmptyList);
api.get('/subscriptions/project/:project', viewer, requireProject, sendNull);
api.get('/schedules/:project/:dataset', viewer, requireProject, listSchedules);

api.post('/agent/action/:action/:dataset', refuseAgentAction);
for (const [path, what] of NOT_AVAILABLE) api.all(path, notAvailable(what));

/** The routes without a version. */
export const assets = new Hono<ApiEnv>();

assets.get('/images/:project/:dataset/:filename/:vanity?', serveImage);
assets.get('/files/:project/:dataset/:filename/:vanity?', serveFile);
assets.get('/healthz', showHealth);
