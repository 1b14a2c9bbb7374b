import { DocumentId, getVersionNameFromId, isVersionId } from '@sanity/id-utils';
import { documentName } from '../../../content/schema/values/document-name.ts';

/** A query for the documents in all releases, with what names them. */
export const versionsQuery = `*[_id in path("versions.**")]{_id, title, question, name, from}`;

/** A document in a release. */
export interface Version {
  readonly _id: string;
}

/**
 * Returns the title by which editors know a release, by its id and its own title: this, and the name of its
 * document if it has only one.
 */
export type TitleOfRelease = (release: string, title: string | null | undefined) => string;

/**
 * Returns a function that names releases. The Studio gives every document that is scheduled by itself a
 * release with the same title.
 *
 * @param versions the documents of all releases
 */
export function nameReleases(versions: readonly Version[]): TitleOfRelease {
  const byRelease = Map.groupBy(versions, ({ _id }) => {
    const id = DocumentId(_id);
    return isVersionId(id) ? getVersionNameFromId(id) : null;
  });
  return (release, title) => {
    const [version, ...others] = byRelease.get(release) ?? [];
    const own = title || 'Untitled';
    return version && others.length === 0 ? `${own} – ${documentName({ ...version })}` : own;
  };
}
