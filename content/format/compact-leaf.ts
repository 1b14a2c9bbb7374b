import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { compactDay, compactMoment } from './moment.ts';
import { cropSchema, hotspotSchema } from './pictures.ts';
import type { SchemaNode } from './schema-index.ts';

/**
 * Returns the short form of a value without parts. A date is written relative to the first import
 * (`firstDay`), unless the file contains an absolute date.
 */
export function compactLeaf(
  full: Json,
  node: SchemaNode,
  written: unknown,
  firstDay: string,
): unknown {
  if (node.type === 'reference') return isJsonObject(full) ? full._ref : undefined;
  const relative = typeof full === 'string' && typeof written !== 'string';
  if (relative && node.type === 'date') return compactDay(full, firstDay);
  if (relative && node.type === 'datetime') return compactMoment(full, firstDay);
  return full;
}

/** Returns the short form of a focal point: without its area if that is the default one. */
export function compactHotspot({ x, y, width, height }: JsonObject): Record<string, unknown> {
  const usual = hotspotSchema.safeParse({ x, y });
  const isUsual = usual.success && usual.data.width === width && usual.data.height === height;
  return isUsual ? { x, y } : { x, y, width, height };
}

/** Returns the short form of a crop: the sides that are cut. */
export function compactCrop(full: JsonObject): Record<string, unknown> {
  const sides = Object.keys(cropSchema.in.shape);
  return Object.fromEntries(
    Object.entries(full).filter(([side, cut]) => sides.includes(side) && cut),
  );
}
