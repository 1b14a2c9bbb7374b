import { locales } from '../../schema/values/locales.ts';
import type { DocumentFile } from '../document-files.ts';
import type { DatasetContext } from '../place.ts';

/** Returns the same text in every language. */
export const everyLanguage = (text: string): Record<string, string> =>
  Object.fromEntries(locales.map(({ id }) => [id, text]));

/** The context of a small dataset; its first day is a Wednesday. */
export const context: DatasetContext = {
  firstDay: '2026-10-21',
  documentTypes: new Map([
    ['page-faq', 'page'],
    ['person-example', 'person'],
  ]),
  pictures: new Map(
    [
      {
        key: 'cellar',
        file: 'cellar.jpg',
        assetId: 'image-cellar',
        defaults: { alt: everyLanguage('A cellar'), hotspot: { x: 0.5, y: 0.1 } },
      },
      {
        key: 'ornament',
        file: 'ornament.webp',
        assetId: 'image-ornament',
        defaults: { decorative: true },
      },
    ].map((picture) => [picture.key, picture]),
  ),
};

/** Returns a file with these fields, named `example`. */
export function fileWith(type: string, fields: Record<string, unknown>): DocumentFile {
  return {
    file: `documents/${type}/example.yaml`,
    id: `${type}-example`,
    type,
    text: '',
    fields,
  };
}
