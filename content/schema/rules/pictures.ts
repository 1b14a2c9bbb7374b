import { getImageDimensions, isImageAssetId } from '@sanity/asset-utils';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readLine } from '../../../lib/content/parse/formats/read-text.ts';
import { describePicture, SHARP_PX, tooSmall } from './messages.ts';

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

/** Rejects a picture that has too few pixels for large screens. */
export function sharpEnough(value: unknown): true | string {
  const id = assetIdOf(value);
  if (id === null || !isImageAssetId(id)) return true;
  const { width, height } = getImageDimensions(id);
  return Math.max(width, height) >= SHARP_PX || tooSmall;
}

/** Returns the id of a picture's asset; null for a picture without one. */
function assetIdOf(picture: unknown): string | null {
  const asset = isRecord(picture) ? picture.asset : null;
  return isRecord(asset) && typeof asset._ref === 'string' ? asset._ref : null;
}
