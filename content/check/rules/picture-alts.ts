import type { Dataset } from '../../consistency/dataset.ts';
import { fieldsOf, textOf } from '../../json/values.ts';
import { languagesOf } from '../../schema/values/document-languages.ts';
import { picturesOf } from '../model/pictures.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('picture-alts');

/** Finds pictures without a text alternative (WCAG 1.1.1), unless decorative. */
export function pictureAlts({ documents }: Dataset): Problem[] {
  return documents.flatMap((document) => {
    const languages = languagesOf(document);
    return picturesOf(document)
      .filter(({ picture, assetId }) => assetId !== undefined && picture.decorative !== true)
      .flatMap(({ path, picture }) =>
        languages
          .filter((language) => textOf(fieldsOf(picture.alt)[language]) === undefined)
          .map((language) => report(document, { path, language }, 'has no text alternative')),
      );
  });
}
