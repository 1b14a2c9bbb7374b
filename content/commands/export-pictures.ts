import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse as parsePath } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { parse } from 'yaml';
import { cataloguePath } from '../format/catalogue.ts';
import { compactCrop, compactHotspot } from '../format/compact-leaf.ts';
import {
  type FullDocument,
  isJsonObject,
  isObject,
  type Json,
  type JsonObject,
} from '../format/json.ts';
import type { Picture } from '../format/pictures.ts';
import { writeYaml } from '../format/yaml-text.ts';
import { imageIdsIn } from './read-documents.ts';

const maxWaitMs = 60_000;

interface ImageAsset {
  readonly _id: string;
  readonly url: string;
  readonly sha1hash: string;
  readonly extension: string;
  readonly originalFilename?: string;
}

/**
 * Adds the pictures that documents use and the catalogue lacks to a content folder: the file and an
 * entry with the texts of their first use. Returns their number and the problems; a picture that
 * could not be downloaded gets no entry.
 */
export async function exportPictures(
  client: SanityClient,
  folder: string,
  documents: readonly FullDocument[],
  pictures: ReadonlyMap<string, Picture>,
): Promise<{ added: number; problems: string[] }> {
  const known = new Set([...pictures.values()].map(({ assetId }) => assetId));
  const ids = imageIdsIn(documents).filter((id) => !known.has(id));
  if (ids.length === 0) return { added: 0, problems: [] };

  const assets = await client.fetch<ImageAsset[]>(
    '*[_id in $ids]{_id, url, sha1hash, extension, originalFilename}',
    { ids },
    { perspective: 'raw', useCdn: false, tag: 'content.export' },
  );
  const entries: Record<string, unknown> = {};
  const problems: string[] = [];
  await mkdir(join(folder, 'images'), { recursive: true });
  for (const asset of assets) {
    const bytes = await download(asset);
    if (!bytes) {
      problems.push(`the picture ${asset._id} could not be fetched from ${asset.url}`);
      continue;
    }
    const key = freeKey(asset, (name) => pictures.has(name) || name in entries);
    const file = `${key}.${asset.extension}`;
    await writeFile(join(folder, 'images', file), bytes);
    entries[key] = { file, ...textOfPicture(firstUse([...documents], asset._id) ?? {}) };
  }
  await addToCatalogue(join(folder, cataloguePath), entries);
  return { added: Object.keys(entries).length, problems };
}

/** Downloads the original bytes of an asset; undefined if that fails or the hash does not match. */
async function download({ url, sha1hash }: ImageAsset): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(maxWaitMs) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const sha1 = createHash('sha1').update(bytes).digest('hex');
    return response.ok && sha1 === sha1hash ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function freeKey(asset: ImageAsset, taken: (key: string) => boolean): string {
  const stem = parsePath(asset.originalFilename ?? '')
    .name.normalize('NFD')
    .toLowerCase();
  const key = stem
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const named = key || 'picture';
  return taken(named) ? `${named}-${asset.sha1hash.slice(0, 8)}` : named;
}

function firstUse(value: Json, assetId: string): JsonObject | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isJsonObject(value) && isJsonObject(value.asset) && value.asset._ref === assetId)
    return value;
  for (const part of Object.values(value)) {
    const found = firstUse(part, assetId);
    if (found) return found;
  }
  return undefined;
}

function textOfPicture({
  alt,
  credit,
  decorative,
  hotspot,
  crop,
}: JsonObject): Record<string, unknown> {
  const { _type, ...languages } = isJsonObject(alt) ? alt : {};
  return {
    ...(isJsonObject(alt) ? { alt: languages } : {}),
    ...(isJsonObject(hotspot) ? { hotspot: compactHotspot(hotspot) } : {}),
    ...(isJsonObject(crop) ? { crop: compactCrop(crop) } : {}),
    ...(typeof credit === 'string' ? { credit } : {}),
    ...(decorative === true ? { decorative } : {}),
  };
}

async function addToCatalogue(path: string, entries: Record<string, unknown>): Promise<void> {
  const text = await readFile(path, 'utf8');
  const catalogue: unknown = parse(text);
  await writeFile(path, writeYaml({ ...(isObject(catalogue) ? catalogue : {}), ...entries }, text));
}
