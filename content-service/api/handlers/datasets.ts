import { z } from 'zod';
import { isDatasetName } from '../../datasets/dataset-name.ts';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { DatasetInfo, DatasetState } from '../../store/dataset-state.ts';
import { QUERY_BODY_LIMIT, readJsonBody } from '../request/body.ts';
import type { ApiContext } from '../request/context.ts';

const settingsSchema = z.object({
  aclMode: z.enum(['public', 'private']).optional(),
  description: z.string().nullable().optional(),
});
type Settings = z.infer<typeof settingsSchema>;

const toResponse = ({ name, aclMode, description }: DatasetInfo) => ({
  datasetName: name,
  aclMode,
  description,
});

/** The profile of every dataset here: the hosted service has others, for comments and tasks. */
const PROFILE = 'content_database';

/**
 * Handles `GET /datasets` and `GET /projects/{id}/datasets`; with `datasetProfile` or `addonFor`,
 * only the datasets of this profile, or added to this dataset.
 */
export function listDatasets(c: ApiContext): Response {
  const { datasetProfile = PROFILE, addonFor } = c.req.query();
  const isNone = datasetProfile !== PROFILE || addonFor !== undefined;
  const listed = isNone ? [] : c.env.service.store.datasets();
  const datasets = listed.map(({ info }) => ({
    name: info.name,
    aclMode: info.aclMode,
    ...(info.description === null ? {} : { description: info.description }),
    createdAt: info.createdAt,
    createdByUserId: info.createdByUserId,
    addonFor: null,
    datasetProfile: PROFILE,
    features: [],
    tags: [],
  }));
  return c.json(datasets);
}

/**
 * Handles `PUT /datasets/{name}`: creates a dataset, public unless `aclMode` is set otherwise; 409
 * if it already exists.
 */
export async function createDataset(c: ApiContext): Promise<Response> {
  const { store } = c.env.service;
  const name = datasetName(c);
  const { aclMode = 'public', description = null } = await readSettings(c);
  if (store.dataset(name) !== undefined) {
    throw new ApiException(plainError(409, `Dataset "${name}" already exists`));
  }
  const createdAt = new Date().toISOString();
  const createdByUserId = c.get('caller').id;
  const state = store.saveDataset({ name, aclMode, description, createdAt, createdByUserId });
  return c.json(toResponse(state.info));
}

/** Handles `PATCH /datasets/{name}`: changes a dataset's read access (`aclMode`) or description. */
export async function editDataset(c: ApiContext): Promise<Response> {
  const name = datasetName(c);
  const settings = await readSettings(c);
  const { info } = findNamed(c, name);
  const { aclMode = info.aclMode, description = info.description } = settings;
  const saved = c.env.service.store.saveDataset({ ...info, aclMode, description });
  return c.json(toResponse(saved.info));
}

/** Handles `DELETE /datasets/{name}`: deletes a dataset with its documents and asset files. */
export function deleteDataset(c: ApiContext): Response {
  const { files, store } = c.env.service;
  const { name } = findNamed(c, c.req.param('name') ?? '').info;
  store.deleteDataset(name);
  files.removeDataset(name);
  return c.json({ deleted: true });
}

function findNamed(c: ApiContext, name: string): DatasetState {
  const dataset = c.env.service.store.dataset(name);
  if (dataset !== undefined) return dataset;
  throw new ApiException(plainError(404, `Dataset "${name}" not found`));
}

function datasetName(c: ApiContext): string {
  const name = c.req.param('name') ?? '';
  if (isDatasetName(name)) return name;
  const message =
    'Dataset names can only contain lowercase letters, numbers, underscores and dashes, may start with a tilde, and be at most 64 characters';
  throw new ApiException(plainError(400, message));
}

async function readSettings(c: ApiContext): Promise<Settings> {
  const parsed = settingsSchema.safeParse(await readJsonBody(c, QUERY_BODY_LIMIT, true));
  if (parsed.success) return parsed.data;
  const message = 'The settings of a dataset are aclMode ("public" or "private") and description';
  throw new ApiException(plainError(400, message));
}
