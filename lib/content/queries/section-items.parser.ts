import { z } from 'zod';
import type { LocalizedString, Stage } from '../model/types.generated.ts';
import { absentable, constant } from '../parse/field.ts';
import { localizedLine, localizedText } from '../parse/localized.ts';
import { record, sparse } from '../parse/record.ts';
import { key, number } from '../parse/scalars.ts';

interface Keyed {
  _key: string;
}

/** A single-line text in a list, with the `_key` of a list item. */
export const keyedLine: z.ZodType<Keyed & LocalizedString> = z.intersection(
  record({ _key: key }),
  localizedLine,
);

/** One stage of an experience. */
export const stage: z.ZodType<Keyed & Stage> = sparse({
  _key: key,
  _type: constant('stage'),
  title: localizedLine,
  text: absentable(localizedText),
  minutes: absentable(number({ min: 0, max: 24 * 60 })),
});
