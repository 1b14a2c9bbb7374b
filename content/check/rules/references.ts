import type { Dataset } from '../../consistency/dataset.ts';
import { referenceTargets } from '../../format/schema-index.ts';
import { type Visit, visitsOf } from '../../format/visits.ts';
import { isJsonObject } from '../../json/json.ts';
import { referenceOf } from '../../json/values.ts';
import { picturesOf } from '../model/pictures.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('references');

/** Finds references to unpublished documents, and picture fields without a picture. */
export function references(dataset: Dataset): Problem[] {
  return dataset.documents.flatMap((document) => [
    ...visitsOf(document).flatMap((visit) => {
      const message = brokenReference(visit, dataset);
      return message === undefined ? [] : [report(document, visit, message)];
    }),
    ...picturesOf(document).flatMap(({ path, assetId, required }) => {
      if (assetId === undefined) {
        const severity = required ? 'error' : 'warning';
        return [report(document, { path }, 'holds no picture', severity)];
      }
      return dataset.assets.has(assetId)
        ? []
        : [report(document, { path }, `there is no picture ${assetId}`)];
    }),
  ]);
}

function brokenReference({ node, value }: Visit, dataset: Dataset): string | undefined {
  if (node.type !== 'reference' || !isJsonObject(value)) return undefined;
  const id = referenceOf(value);
  if (id === undefined) return 'names no document';
  const target = dataset.byId.get(id);
  if (!target) {
    return dataset.drafts.has(id)
      ? `"${id}" is a draft that nobody has published`
      : `there is no document "${id}"`;
  }
  const allowed = referenceTargets(node);
  if (allowed.includes(target._type)) return undefined;
  return `"${id}" is a ${target._type}; allowed here: ${allowed.join(', ')}`;
}
