import { isSingletonType } from '../../content/schema/values/singletons.ts';

type Actions = ReadonlySet<string | undefined>;

/** Actions without a meaning for pictures, whose documents are created with their files. */
const notForPictures: Actions = new Set(['duplicate', 'unpublish', 'unpublishVersion']);

/** Actions that remove or multiply a document; `unpublishVersion` does so when a release is published. */
const notForSingletons: Actions = new Set([...notForPictures, 'delete']);

/**
 * Whether editors are offered an action for documents of a type. The site cannot do without its
 * singletons: without the document of its route, a page has status 404.
 */
export function isOffered(action: string | undefined, type: string): boolean {
  if (type === 'sanity.imageAsset') return !notForPictures.has(action);
  return !(isSingletonType(type) && notForSingletons.has(action));
}
