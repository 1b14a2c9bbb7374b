import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readLine } from '../../../lib/content/parse/formats/read-text.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { languagesOf } from '../values/document-languages.ts';
import { languagesWhere } from '../values/locales.ts';
import {
  minWidth,
  type PicturePlace,
  picturePlace,
  pictureWidths,
  usableWidth,
} from '../values/picture-widths.ts';
import { describeIn, describePicture, farTooNarrow, tooNarrow } from './messages.ts';

/** The part of a validation context that states the place of a value. */
interface PictureContext {
  readonly document?: { readonly _type: string; readonly languages?: unknown } | undefined;
  readonly parent?: unknown;
  readonly path?: readonly unknown[] | undefined;
}

/**
 * Rejects an alternative text that is missing in a language of the document, of a picture that is there
 * and not decorative (WCAG 1.1.1); `parent` is the picture.
 */
export function withAlternative(
  value: unknown,
  { parent, document }: Pick<PictureContext, 'parent' | 'document'>,
): true | string {
  if (!needsText(parent) || !document) return true;
  const languages = languagesOf(document);
  const isMissing = (language: Locale) => languages.includes(language) && !hasText(value, language);
  if (isMissing('en')) return describePicture;
  const missing = languagesWhere(isMissing);
  return missing.length === 0 || describeIn(missing);
}

const needsText = (picture: unknown) =>
  isRecord(picture) && picture.decorative !== true && assetIdOf(picture) !== null;

const hasText = (value: unknown, language: Locale) =>
  isRecord(value) && readLine(value[language]) !== null;

/**
 * The rules of a picture: with far too few pixels for its place on large screens it is refused, and
 * with too few it has a warning. The rules of a field replace those of its type: a field with some
 * needs these, too.
 */
export const pictureRules = <Rule extends PictureRule<Rule>>(rule: Rule): Rule[] => [
  rule.custom(wideEnough),
  rule.custom(sharpEnough).warning(),
];

/** The methods that the rules of images and of fields of the type have in common. */
interface PictureRule<Rule> {
  custom(check: (value: unknown, context: PictureContext) => true | string): Rule;
  warning(): Rule;
}

/** Rejects a picture that has far too few pixels for its place. */
export function wideEnough(value: unknown, context: PictureContext): true | string {
  const use = placedWidth(value, context);
  if (!use || use.width >= minWidth(use.place)) return true;
  return farTooNarrow(use.width, minWidth(use.place));
}

/** Warns about a picture that is wide enough for its place, but not sharp there. */
export function sharpEnough(value: unknown, context: PictureContext): true | string {
  const use = placedWidth(value, context);
  if (!use || use.width < minWidth(use.place)) return true;
  const needed = pictureWidths[use.place];
  return use.width >= needed || tooNarrow(use.width, needed);
}

/** Returns the place of a picture and its width; null where none is needed. */
function placedWidth(
  value: unknown,
  { document, parent, path = [] }: PictureContext,
): { readonly place: PicturePlace; readonly width: number } | null {
  const name = path.findLast((part) => typeof part === 'string');
  if (typeof name !== 'string') return null;
  const place = picturePlace({ name, parent, type: document?._type });
  const width = usableWidth(value);
  return place === null || width === null ? null : { place, width };
}

/** Returns the id of a picture's asset; null for a picture without one. */
function assetIdOf(picture: unknown): string | null {
  const asset = isRecord(picture) ? picture.asset : null;
  return isRecord(asset) && typeof asset._ref === 'string' ? asset._ref : null;
}
