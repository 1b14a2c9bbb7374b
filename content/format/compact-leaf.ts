import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { compactDay, compactMoment } from './moment.ts';
import { cropSchema, hotspotSchema } from './pictures.ts';
import type { SchemaNode } from './schema-index.ts';

/**
 * The short form of a value without parts. A date is written from the first import on
 * (`firstDay`), unless the file names the calendar's date.
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

/** The short form of a focal point: without the area around it where that is the usual one. */
export function compactHotspot({ x, y, width, height }: JsonObject): Record<string, unknown> {
  const usual = hotspotSchema.safeParse({ x, y });
  const isUsual = usual.success && usual.data.width === width && usual.data.height === height;
  return isUsual ? { x, y } : { x, y, width, height };
}

/** The short form of a crop: the sides that lose something. */
export function compactCrop(full: JsonObject): Record<string, unknown> {
  const sides = Object.keys(cropSchema.in.shape);
  return Object.fromEntries(
    Object.entries(full).filter(([side, cut]) => sides.includes(side) && cut),
  );
}
