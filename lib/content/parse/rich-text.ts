import { z } from 'zod';
import { defaultLocale } from '../../i18n/locales.ts';
import type { FaqQueryResult } from '../types.generated.ts';
import { readBlocks } from './blocks.ts';
import { isRecord, ownField } from './formats/is-record.ts';

export type RichTextContent = FaqQueryResult[number]['answer'];

/** Rich text by language. English must be there; other languages without words are null. */
export const richText: z.ZodType<RichTextContent> = z
  .unknown()
  .transform((value, context): RichTextContent => {
    const inLanguage = (locale: string) =>
      isRecord(value) ? readBlocks(ownField(value, locale)) : null;
    const en = inLanguage(defaultLocale);
    if (en === null) {
      const path = isRecord(value) ? [defaultLocale] : [];
      context.addIssue({ code: 'custom', message: 'richText', path });
      return z.NEVER;
    }
    const [cs, de, it] = ['cs', 'de', 'it'].map(inLanguage);
    return {
      _type: 'localizedRichText',
      en,
      cs: cs ?? null,
      de: de ?? null,
      it: it ?? null,
    };
  });
