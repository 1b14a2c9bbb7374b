import { z } from 'zod';
import { inEveryLocale } from '../../platform/i18n/in-every-locale.ts';
import { defaultLocale } from '../../platform/i18n/locales.ts';
import type { FaqQueryResult } from '../model/types.generated.ts';
import { readBlocks } from './blocks.ts';
import { isRecord, ownField } from './formats/is-record.ts';

export type RichTextContent = FaqQueryResult[number]['answer'];

/** Rich text by language. English is required; other languages without text are null. */
export const richText: z.ZodType<RichTextContent> = z
  .unknown()
  .transform((value, context): RichTextContent => {
    const blocks = inEveryLocale((locale) =>
      isRecord(value) ? readBlocks(ownField(value, locale)) : null,
    );
    if (blocks.en === null) {
      const path = isRecord(value) ? [defaultLocale] : [];
      context.addIssue({ code: 'custom', message: 'richText', path });
      return z.NEVER;
    }
    return { _type: 'localizedRichText', ...blocks, en: blocks.en };
  });
