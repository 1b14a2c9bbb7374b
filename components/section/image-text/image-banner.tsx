import { Picture } from '#components/ui/picture';
import { RichText } from '#components/ui/rich-text';
import { SectionFrame } from '#components/ui/section-frame';
import type { SectionOf } from '#lib/content/get-page';
import type { Picture as PictureData } from '#lib/content/model/picture';
import type { Locale } from '#lib/platform/i18n/locales';
import { SectionActions } from '../shared/section-actions';
import styles from './image-banner.module.css';

interface ImageBannerProps {
  readonly section: SectionOf<'imageTextSection'>;
  readonly picture: PictureData;
  readonly lang?: Locale | undefined;
}

/**
 * Renders a picture from edge to edge, with a paper label that overlaps the border to the next
 * section.
 */
export function ImageBanner({ section, picture, lang }: ImageBannerProps) {
  const { anchor, label, heading, body, actions } = section;
  return (
    <SectionFrame
      tone="malt"
      anchor={anchor}
      layout="bleed"
      lang={lang}
      className={styles.banner}
      overhang
    >
      <Picture picture={picture} sizes="100vw" narrowRatio="portrait" className={styles.picture} />
      <div className={`wrap ${styles.content}`}>
        <div className={`on-light ${styles.label}`}>
          {label ? <p className={`label ${styles.kicker}`}>{label}</p> : null}
          {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
          {body ? <RichText value={body} /> : null}
          <SectionActions actions={actions} first="arrow" lang={lang} />
          {picture.caption ? <p className={styles.caption}>{picture.caption}</p> : null}
        </div>
      </div>
    </SectionFrame>
  );
}
