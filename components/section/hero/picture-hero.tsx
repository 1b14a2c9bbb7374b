import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '#components/ui/picture';
import type { SectionOf } from '#lib/content/get-page';
import type { Picture as PictureData } from '#lib/content/model/picture';
import { focusInFrame } from '#lib/media/picture/picture-frame';
import type { Locale } from '#lib/platform/i18n/locales';
import { videoOf } from '../../ui/background-video/video-of';
import { HeroText } from './hero-text';
import styles from './picture-hero.module.css';

interface PictureHeroProps {
  readonly section: SectionOf<'heroSection'>;
  readonly picture: PictureData;
  readonly terms: ReactNode;
  /** The language of the section's texts, where it is not the page's. */
  readonly lang?: Locale | undefined;
  /** Content that overhangs the lower edge. */
  readonly children?: ReactNode;
}

type Style = CSSProperties & Record<`--${string}`, string>;

/** The aspect ratio of the picture on phones, where the text is below it. */
const narrowRatio = 'portrait';

/**
 * Renders a picture that fills the first screen (`screen`) or the top of a page (`page`), with text
 * low on it.
 */
export function PictureHero({ section, picture, terms, lang, children }: PictureHeroProps) {
  const t = useTranslations('section');
  const size = section.size === 'screen' ? styles.screen : styles.page;
  const video = section.size === 'screen' ? videoOf(picture.id) : null;
  return (
    <section
      id={section.anchor ?? undefined}
      className={`on-dark ${styles.hero} ${size}`}
      data-hero="picture"
      data-overhang={children ? '' : undefined}
    >
      <div
        className={styles.scene}
        style={glowStyle(picture)}
        {...(video ? { 'data-video': video, 'data-video-pause': t('pauseVideo') } : {})}
      >
        <Picture
          picture={picture}
          sizes="100vw"
          narrowRatio={narrowRatio}
          priority
          className={styles.picture}
        />
      </div>
      <div className={`wrap ${styles.content}`}>
        <HeroText section={section} terms={terms} lang={lang} />
      </div>
      {children}
    </section>
  );
}

/** Returns the position of the glow: the focal point of the picture, where its light is. */
function glowStyle(picture: PictureData): Style {
  const wide = focusInFrame(picture);
  const narrow = focusInFrame(picture, narrowRatio);
  return {
    '--light-x': `${wide.x}%`,
    '--light-y': `${wide.y}%`,
    '--light-x-narrow': `${narrow.x}%`,
    '--light-y-narrow': `${narrow.y}%`,
  };
}
