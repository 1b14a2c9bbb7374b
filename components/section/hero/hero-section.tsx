import type { SectionProps } from '../shared/section-props';
import { HeroTerms } from './hero-terms';
import { PictureHero } from './picture-hero';
import { PlainHero } from './plain-hero';
import { VisitStub } from './visit-stub';

/**
 * Renders the first section of a page, which contains its only h1. The header reads from
 * `data-hero` on its root whether a picture is behind it.
 */
export function HeroSection({ section, locale, lang }: SectionProps<'heroSection'>) {
  const { picture, size, buyingTerms, visit, actions } = section;
  const terms = buyingTerms ? <HeroTerms locale={locale} /> : null;
  if (!picture || size === 'plain')
    return <PlainHero section={section} terms={terms} lang={lang} />;
  if (!visit) return <PictureHero section={section} picture={picture} terms={terms} lang={lang} />;
  const [tickets = null, ...others] = actions ?? [];
  return (
    <PictureHero
      section={{ ...section, actions: others }}
      picture={picture}
      terms={terms}
      lang={lang}
    >
      <VisitStub action={tickets} locale={locale} lang={lang} />
    </PictureHero>
  );
}
