import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse as parsePath } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { parse } from 'yaml';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { cataloguePath } from '../format/catalogue.ts';
import { compactCrop, compactHotspot } from '../format/compact-leaf.ts';
import type { Picture } from '../format/pictures.ts';
import { writeYaml } from '../format/yaml-text.ts';
import { type FullDocument, isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { downloadPicture, type Master } from './download-picture.ts';
import { imageIdsIn } from './read-documents.ts';

interface ImageAsset {
  readonly _id: string;
  /** A string, unless an editor has changed it. */
  readonly originalFilename?: unknown;
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
    '*[_id in $ids]{_id, originalFilename}',
    { ids },
    { perspective: 'raw', useCdn: false, tag: 'content.export' },
  );
  const filenames = new Map(assets.map(({ _id, originalFilename }) => [_id, originalFilename]));
  const entries: Record<string, unknown> = {};
  const problems: string[] = [];
  await mkdir(join(folder, 'images'), { recursive: true });
  for (const id of ids) {
    const downloaded = await downloadPicture(client, id);
    if (!downloaded.ok) {
      problems.push(downloaded.problem);
      continue;
    }
    const { master } = downloaded;
    const isTaken = (name: string) => pictures.has(name) || Object.hasOwn(entries, name);
    const key = freeKey(filenames.get(id), master, isTaken);
    const file = `${key}.${master.extension}`;
    await writeFile(join(folder, 'images', file), master.bytes);
    entries[key] = { file, ...textOfPicture(firstUse([...documents], id) ?? {}) };
  }
  await addToCatalogue(join(folder, cataloguePath), entries);
  return { added: Object.keys(entries).length, problems };
}

/** Returns a name of letters, digits and hyphens that no other picture has. */
function freeKey(filename: unknown, { sha1 }: Master, isTaken: (key: string) => boolean): string {
  const stem = parsePath(typeof filename === 'string' ? filename : '')
    .name.normalize('NFD')
    .toLowerCase();
  const key = stem
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const named = key || 'picture';
  return isTaken(named) ? `${named}-${sha1.slice(0, 8)}` : named;
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
  await writeFile(path, writeYaml({ ...(isRecord(catalogue) ? catalogue : {}), ...entries }, text));
}
