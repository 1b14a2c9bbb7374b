import type { z } from 'zod';
import { isPageRoute } from '../../routing/routes.ts';
import type { SettingsQueryResult } from '../model/types.generated.ts';
import { constant, field } from './field.ts';
import { isRecord, ownField } from './formats/is-record.ts';
import { localizedSlug, unusedSlug } from './localized.ts';
import { oneOfTypes } from './one-of-types.ts';
import { record } from './record.ts';
import { date, documentLanguages } from './scalars.ts';

/** A document that a link leads to, as queries project it. */
export type LinkTargetContent = NonNullable<
  NonNullable<SettingsQueryResult[number]['promoLink']>['page']
>;

type PageTarget = Extract<LinkTargetContent, { _type: 'page' }>;
type SluggedTarget = Exclude<LinkTargetContent, PageTarget>;

/** The route of a page; the route table defines its addresses. */
export const route: z.ZodType<PageTarget['route']> = field('choice', (value) =>
  typeof value === 'string' && isPageRoute(value) ? value : null,
);

const anyLanguages = documentLanguages.catch([]);

/** The last day of a target; with a blank one, which stands for an invalid day, the link still leads there. */
const anyDay = date.catch('');

/** The first day of a deal; an invalid one makes the deal itself unfit. */
const anyFirstDay = date.nullable().catch(null);

const undated = { validFrom: constant(null), validThrough: constant(null) };

const pageTarget: z.ZodType<PageTarget> = record(
  { _type: constant('page'), route, slug: unusedSlug, languages: anyLanguages, ...undated },
  'reference',
);

const slugged = { route: constant(null), slug: localizedSlug, languages: anyLanguages };

const sluggedTargets = {
  deal: record({
    _type: constant('deal'),
    ...slugged,
    validFrom: anyFirstDay,
    validThrough: anyDay,
  }),
  event: record({ _type: constant('event'), ...slugged, ...undated }),
  experience: record({ _type: constant('experience'), ...slugged, ...undated }),
  jobPosting: record({
    _type: constant('jobPosting'),
    ...slugged,
    validFrom: constant(null),
    validThrough: anyDay,
  }),
} satisfies Record<SluggedTarget['_type'], z.ZodType<SluggedTarget>>;

const sluggedTarget = oneOfTypes<SluggedTarget>(sluggedTargets);

/** The target of a link: a document with an address of its own. */
export const linkTarget: z.ZodType<LinkTargetContent> = field('reference', (value) => {
  const isPage = isRecord(value) && ownField(value, '_type') === 'page';
  const parsed = (isPage ? pageTarget : sluggedTarget).safeParse(value);
  return parsed.success ? parsed.data : null;
});
