import { z } from 'zod';
import { isPageRoute } from '../../routing/routes.ts';
import type { SettingsQueryResult } from '../model/types.generated.ts';
import { choice, constant, field } from './field.ts';
import { isRecord, ownField } from './formats/is-record.ts';
import { localizedSlug, unusedSlug } from './localized.ts';
import { record } from './record.ts';
import { documentLanguages } from './scalars.ts';

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

const pageTarget: z.ZodType<PageTarget> = record(
  { _type: constant('page'), route, slug: unusedSlug, languages: anyLanguages },
  'reference',
);

const sluggedTarget: z.ZodType<SluggedTarget> = record(
  {
    _type: choice<SluggedTarget['_type']>({
      deal: true,
      event: true,
      experience: true,
      jobPosting: true,
    }),
    route: z.unknown().transform(() => null),
    slug: localizedSlug,
    languages: anyLanguages,
  },
  'reference',
);

/** The target of a link: a document with an address of its own. */
export const linkTarget: z.ZodType<LinkTargetContent> = field('reference', (value) => {
  const isPage = isRecord(value) && ownField(value, '_type') === 'page';
  const parsed = (isPage ? pageTarget : sluggedTarget).safeParse(value);
  return parsed.success ? parsed.data : null;
});
