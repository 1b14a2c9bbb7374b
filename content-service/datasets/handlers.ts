import { z } from 'zod';
import type { ApiRequest, Handler } from '../http/api-request.ts';
import { requireRole } from '../http/auth.ts';
import { QUERY_BODY_LIMIT, readJsonBody } from '../http/body.ts';
import { plainError } from '../http/errors.ts';
import { errorReply, json } from '../http/reply.ts';
import { fail, type Result, succeed } from '../http/result.ts';
import type { DatasetInfo } from '../store/dataset-state.ts';
import { isDatasetName } from './dataset-name.ts';

const settings = z.object({
  aclMode: z.enum(['public', 'private']).optional(),
  description: z.string().nullable().optional(),
});

const toResponse = ({ name, aclMode, description }: DatasetInfo) => ({
  datasetName: name,
  aclMode,
  description,
});

/** Handles `GET /datasets` and `GET /projects/{id}/datasets` for any caller with a token. */
export const listDatasets: Handler = (request) => {
  const allowed = requireRole(request.caller, 'viewer');
  if (!allowed.ok) return errorReply(allowed.error);
  const datasets = request.service.store.datasets().map(({ info }) => ({
    name: info.name,
    aclMode: info.aclMode,
    ...(info.description === null ? {} : { description: info.description }),
    createdAt: info.createdAt,
    createdByUserId: info.createdByUserId,
    addonFor: null,
    datasetProfile: 'content_database',
    features: [],
    tags: [],
  }));
  return json(200, datasets);
};

/**
 * Handles `PUT /datasets/{name}`: creates a dataset, public unless `aclMode` is set otherwise; 409
 * if it already exists.
 */
export const createDataset: Handler = async (request) => {
  const input = await readSettings(request);
  if (!input.ok) return errorReply(input.error);
  const { name } = input.value;
  if (request.service.store.dataset(name) !== undefined) {
    return errorReply(plainError(409, `Dataset "${name}" already exists`));
  }
  const state = request.service.store.saveDataset({
    name,
    aclMode: input.value.aclMode ?? 'public',
    description: input.value.description ?? null,
    createdAt: new Date().toISOString(),
    createdByUserId: request.caller.id,
  });
  return json(200, toResponse(state.info));
};

/** Handles `PATCH /datasets/{name}`: changes a dataset's read access (`aclMode`) or description. */
export const editDataset: Handler = async (request) => {
  const input = await readSettings(request);
  if (!input.ok) return errorReply(input.error);
  const state = request.service.store.dataset(input.value.name);
  if (state === undefined) return errorReply(unknown(input.value.name));
  const { aclMode, description } = input.value;
  const saved = request.service.store.saveDataset({
    ...state.info,
    aclMode: aclMode ?? state.info.aclMode,
    description: description === undefined ? state.info.description : description,
  });
  return json(200, toResponse(saved.info));
};

/** Handles `DELETE /datasets/{name}`: deletes a dataset with its documents and asset files. */
export const deleteDataset: Handler = (request) => {
  const allowed = requireRole(request.caller, 'administrator');
  if (!allowed.ok) return errorReply(allowed.error);
  const name = request.params.name ?? '';
  if (request.service.store.dataset(name) === undefined) return errorReply(unknown(name));
  request.service.store.deleteDataset(name);
  request.service.files.removeDataset(name);
  return json(200, { deleted: true });
};

const unknown = (name: string) => plainError(404, `Dataset "${name}" not found`);

async function readSettings(
  request: ApiRequest,
): Promise<Result<{ name: string } & z.infer<typeof settings>>> {
  const allowed = requireRole(request.caller, 'administrator');
  if (!allowed.ok) return allowed;
  const name = request.params.name ?? '';
  if (!isDatasetName(name)) {
    return fail(
      plainError(
        400,
        'Dataset names can only contain lowercase letters, numbers, underscores and dashes, may start with a tilde, and be at most 64 characters',
      ),
    );
  }
  const body = await readJsonBody(request.raw, QUERY_BODY_LIMIT, true);
  if (!body.ok) return body;
  const parsed = settings.safeParse(body.value);
  if (parsed.success) return succeed({ name, ...parsed.data });
  return fail(
    plainError(
      400,
      'The settings of a dataset are aclMode ("public" or "private") and description',
    ),
  );
}
