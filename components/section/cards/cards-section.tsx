import { SectionFrame } from '#components/ui/section-frame';
import { SectionHead } from '../shared/section-head';
import type { SectionProps } from '../shared/section-props';
import { CardList } from './card-list';
import { PictureCards } from './picture-cards';

/**
 * Renders links to several pages: pictures at different heights, or a text list where a picture is
 * missing.
 */
export function CardsSection({ section, decilitres, lang }: SectionProps<'cardsSection'>) {
  const { tone, anchor, label, heading, intro } = section;
  const items = section.items ?? [];
  const pictured = items.length > 0 && items.every(({ picture }) => picture);
  const Items = pictured ? PictureCards : CardList;
  return (
    <SectionFrame tone={tone} anchor={anchor} label={label} decilitres={decilitres} lang={lang}>
      <SectionHead heading={heading} intro={intro} />
      <Items items={items} lang={lang} />
    </SectionFrame>
  );
}
