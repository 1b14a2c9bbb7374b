import type { z } from 'zod';
import { isPageFormKind } from '../../routing/form-kind.ts';
import type { SettingsQueryResult } from '../model/types.generated.ts';
import { choice, constant, field, optional, whereGiven } from './field.ts';
import { leadsSomewhere } from './leads-somewhere.ts';
import { linkTarget } from './link-target.ts';
import { lineInAnyLanguage, localizedLine } from './localized.ts';
import { record } from './record.ts';
import { address, anchor, key, yesOrNo } from './scalars.ts';

export type LinkContent = NonNullable<SettingsQueryResult[number]['promoLink']>;

const formKind = field('choice', (value) => (isPageFormKind(value) ? value : null));

const target = {
  _type: constant('link'),
  url: optional(address),
  form: optional(formKind),
  anchor: optional(anchor),
  checkout: optional(choice<'booking' | 'tickets'>({ booking: true, tickets: true })),
  openInNewWindow: optional(yesOrNo),
  // If `page` is given but invalid, the link must not fall back to its other fields.
  page: whereGiven(linkTarget),
};

const links = (label: z.ZodType<LinkContent['label']>): z.ZodType<LinkContent> =>
  record({ label, ...target }, 'link').refine(leadsSomewhere, 'link');

/** A link with a target; without a label if its English text is missing. */
export const link = links(optional(localizedLine));

/** A link whose label may lack English: it is shown in the languages of its label only then. */
export const linkInAnyLanguage = links(optional(lineInAnyLanguage));

/** A link of a section, with its `_key`. */
export const action = record(
  { _key: key, label: optional(localizedLine), ...target },
  'link',
).refine(leadsSomewhere, 'link');
