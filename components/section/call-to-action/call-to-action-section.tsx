import { Picture } from '#components/ui/picture';
import { SectionFrame } from '#components/ui/section-frame';
import { upToMedium } from '../../ui/breakpoints';
import { SectionActions } from '../shared/section-actions';
import type { SectionProps } from '../shared/section-props';
import styles from './call-to-action-section.module.css';

/**
 * Renders a call to action at the end of a page or between sections, with its picture if there is
 * one.
 */
export function CallToActionSection({
  section,
  decilitres,
  lang,
}: SectionProps<'callToActionSection'>) {
  const { tone, anchor, label, heading, text, picture, actions } = section;
  return (
    <SectionFrame
      tone={tone ?? 'sand'}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      lang={lang}
      className="screen-only"
    >
      <div className={`${styles.grid} ${picture ? styles.withPicture : ''}`}>
        {picture ? (
          <Picture
            picture={picture}
            sizes={`${upToMedium} 92vw, 55vw`}
            ratio={picture.cutOut ? undefined : 'panel'}
            className={picture.cutOut ? `engraving ${styles.engraving}` : styles.picture}
          />
        ) : null}
        {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
        <div className={styles.content}>
          {text ? <p className="lead">{text}</p> : null}
          <SectionActions actions={actions} lang={lang} />
        </div>
      </div>
    </SectionFrame>
  );
}
