import type { ReactNode } from 'react';
import { Picture } from '#components/ui/picture';
import type { SectionOf } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';
import { upToMedium } from '../../ui/breakpoints';
import { HeroText } from './hero-text';
import styles from './plain-hero.module.css';

interface PlainHeroProps {
  readonly section: SectionOf<'heroSection'>;
  readonly terms: ReactNode;
  /** The language of the section's texts, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/**
 * Renders the hero of a page that is mainly text: text on a plain background, with at most an
 * engraving beside it.
 */
export function PlainHero({ section, terms, lang }: PlainHeroProps) {
  const { tone, picture, anchor } = section;
  return (
    <section
      id={anchor ?? undefined}
      className={`tone-${tone ?? 'malt'} ${styles.hero}`}
      data-hero="plain"
    >
      <div className={`wrap ${picture ? styles.withPicture : ''}`}>
        <HeroText section={section} terms={terms} lang={lang} />
        {picture ? (
          <Picture
            picture={picture}
            sizes={`${upToMedium} 60vw, 34vw`}
            priority
            className={`engraving ${styles.picture}`}
          />
        ) : null}
      </div>
    </section>
  );
}
