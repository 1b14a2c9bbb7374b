import { Picture } from '#components/ui/picture';
import { RichText } from '#components/ui/rich-text';
import { SectionFrame } from '#components/ui/section-frame';
import { upToMedium } from '../../ui/breakpoints';
import { LongText } from '../shared/long-text';
import { SectionActions } from '../shared/section-actions';
import type { SectionProps } from '../shared/section-props';
import styles from './rich-text-section.module.css';

/**
 * The aspect ratio (width by height) from which a picture is below the text instead of beside it.
 */
const panoramic = 2.5;

/** Renders text: heading left and text right, or both beside an engraving. */
export function RichTextSection({
  section,
  decilitres,
  lang,
  listing,
}: SectionProps<'richTextSection'>) {
  const { tone, anchor, label, heading, body, picture, actions } = section;
  // Terms are read in full.
  const Text = listing?.route === 'terms' ? RichText : LongText;
  const wide = picture !== null && picture.width / picture.height >= panoramic;
  return (
    <SectionFrame tone={tone} anchor={anchor} label={label} decilitres={decilitres} lang={lang}>
      <div className={`${styles.grid} ${picture && !wide ? styles.withPicture : styles.textOnly}`}>
        {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
        <div className={styles.text}>
          {body ? <Text value={body} /> : null}
          <SectionActions actions={actions} first="arrow" lang={lang} />
        </div>
        {picture ? (
          <Picture
            picture={picture}
            sizes={wide ? '92vw' : `${upToMedium} 92vw, 42vw`}
            className={
              wide
                ? styles.panorama
                : picture.cutOut
                  ? `engraving ${styles.engraving}`
                  : styles.photograph
            }
          />
        ) : null}
      </div>
    </SectionFrame>
  );
}
