import { isSlugged } from '../../../lib/routing/slugged-types.ts';
import type { Dataset } from '../../consistency/dataset.ts';
import { fieldsOf, textOf } from '../../json/values.ts';
import { languagesOf } from '../../schema/values/document-languages.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('missing-slugs');

/**
 * Finds languages of a document without a slug: the document is served under its English slug
 * there. Pages get their paths from the route table and need no slug.
 */
export function missingSlugs({ documents }: Dataset): Problem[] {
  return documents
    .filter(({ _type }) => isSlugged(_type))
    .flatMap((document) =>
      languagesOf(document)
        .filter((language) => textOf(fieldsOf(document.slug)[language]) === undefined)
        .map((language) =>
          report(document, { path: 'slug', language }, 'claims this language without a slug'),
        ),
    );
}
