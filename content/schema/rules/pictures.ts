import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readLine } from '../../../lib/content/parse/formats/read-text.ts';
import { picturePlace, pictureWidths, usableWidth } from '../picture-widths.ts';
import { describePicture, tooNarrow } from './messages.ts';

/** The part of a validation context that states the place of a value. */
interface PictureContext {
  readonly document?: { readonly _type?: unknown } | undefined;
  readonly parent?: unknown;
  readonly path?: readonly unknown[] | undefined;
}

/**
 * Rejects an alternative text without English of a picture that is there and not decorative (WCAG
 * 1.1.1); `parent` is the picture.
 */
export function withAlternative(
  value: unknown,
  { parent }: { readonly parent?: unknown },
): true | string {
  const needsText = isRecord(parent) && parent.decorative !== true && assetIdOf(parent) !== null;
  const hasText = isRecord(value) && readLine(value.en) !== null;
  return !needsText || hasText || describePicture;
}

/** Rejects a picture that has too few pixels for its place on large screens. */
export function sharpEnough(
  value: unknown,
  { document, parent, path = [] }: PictureContext,
): true | string {
  const name = path.findLast((part) => typeof part === 'string');
  if (typeof name !== 'string') return true;
  const place = picturePlace({ name, parent, type: document?._type });
  const width = usableWidth(value);
  if (place === null || width === null || width >= pictureWidths[place]) return true;
  return tooNarrow(width, pictureWidths[place]);
}

/** Returns the id of a picture's asset; null for a picture without one. */
function assetIdOf(picture: unknown): string | null {
  const asset = isRecord(picture) ? picture.asset : null;
  return isRecord(asset) && typeof asset._ref === 'string' ? asset._ref : null;
}
