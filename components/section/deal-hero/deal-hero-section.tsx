import { Timed } from '#components/ui/timed';
import { dealSpan } from '#lib/time/deal-span';
import type { SectionProps } from '../shared/section-props';
import { DealHero } from './deal-hero';

/**
 * Renders one deal, large, to the end of its last day in Prague. Pages leave the section out before the
 * first one (`isEmpty`).
 */
export function DealHeroSection({ section, locale, lang }: SectionProps<'dealHeroSection'>) {
  const { deal, anchor, label, picture } = section;
  return (
    <Timed until={dealSpan(deal).until} now={new Date()}>
      <DealHero
        deal={deal}
        picture={picture ?? deal.picture}
        anchor={anchor}
        label={label}
        locale={locale}
        labelLang={lang}
      />
    </Timed>
  );
}
