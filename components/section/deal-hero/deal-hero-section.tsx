import { Timed } from '#components/ui/timed';
import type { SectionProps } from '../section-props';
import { DealHero } from './deal-hero';
import { dealSpan } from './deal-span';

/** Renders one deal, large, from its first day to the end of its last one in Prague. */
export function DealHeroSection({ section, locale, lang }: SectionProps<'dealHeroSection'>) {
  const { deal, anchor, label, picture } = section;
  return (
    <Timed {...dealSpan(deal)} now={new Date()}>
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
