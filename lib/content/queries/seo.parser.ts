import type { z } from 'zod';
import type { EventQueryResult, LocalizedString, LocalizedText } from '../model/types.generated.ts';
import { optional } from '../parse/field.ts';
import { localizedLine, localizedText } from '../parse/localized.ts';
import { picture } from '../parse/picture.ts';
import { record } from '../parse/record.ts';

type SeoContent = NonNullable<EventQueryResult>['seo'];

const nothing = { title: null, description: null, image: null };

/** Texts and picture for search engines and shared links; null where not filled in. */
export const seo = record({
  title: optional(localizedLine),
  description: optional(localizedText),
  image: optional(picture),
}).catch(nothing);

interface Described {
  readonly title: LocalizedString;
  readonly summary?: LocalizedText;
  readonly seo: z.output<typeof seo>;
}

/** Uses the title and the summary of a document where its texts for search engines are missing. */
export function withSeo<T extends Described>(document: T): Omit<T, 'seo'> & { seo: SeoContent } {
  const { title, summary, seo } = document;
  return {
    ...document,
    seo: {
      _type: 'seo',
      title: seo.title ?? title,
      description: seo.description ?? summary ?? { ...title, _type: 'localizedText' },
      image: seo.image,
    },
  };
}
