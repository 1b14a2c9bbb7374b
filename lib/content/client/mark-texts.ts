import type { ContentSourceMap } from '@sanity/client';
import {
  getPublishedId,
  getVersionFromId,
  isPublishedId,
  isVersionId,
  jsonPathToStudioPath,
  studioPath,
} from '@sanity/client/csm';
import { encodeIntoResult } from '@sanity/client/stega';
import { vercelStegaCombine } from '@vercel/stega';
import type { Locale } from '../../platform/i18n/locales.ts';
import { isVisibleText, type SourcedText } from './is-visible-text.ts';

/** Marks texts in the result of a query, whose source map says which fields they come from. */
export type MarkTexts = (result: unknown, sourceMap: ContentSourceMap) => unknown;

/**
 * Returns a function that adds invisible characters (stega) to the texts that readers of `locale` see,
 * which lead to their fields in the Studio. Those that the client can add are three times as long,
 * because they name everything twice; there are more of them in a page than of anything else.
 */
export function textMarker(studioUrl: string, locale: Locale): MarkTexts {
  const isVisible = isVisibleText(locale);
  return (result, sourceMap) =>
    encodeIntoResult(result, sourceMap, (text) =>
      isVisible(text)
        ? vercelStegaCombine(text.value, fieldOf(text, studioUrl), false)
        : text.value,
    );
}

/** Returns what the Studio's overlays of the page need to know of a text. */
function fieldOf({ sourceDocument, sourcePath }: SourcedText, studioUrl: string) {
  const { _id, _type } = sourceDocument;
  return {
    origin: 'sanity.io',
    baseUrl: studioUrl,
    id: getPublishedId(_id),
    type: _type,
    path: studioPath.toString(jsonPathToStudioPath(sourcePath)),
    ...perspectiveOf(_id),
  };
}

/** Returns the perspective in which the Studio shows a document; that of drafts need not be named. */
function perspectiveOf(id: string) {
  if (isPublishedId(id)) return { perspective: 'published' };
  return isVersionId(id) ? { perspective: getVersionFromId(id) } : {};
}
