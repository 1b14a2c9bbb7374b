import { Measure } from '#components/ui/measure';
import { Picture } from '#components/ui/picture';
import { SectionFrame, type Tone } from '#components/ui/section-frame';
import type { SectionOf } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';
import { upToMedium } from '../../ui/breakpoints';
import { LongText } from '../shared/long-text';
import { SectionActions } from '../shared/section-actions';
import styles from './image-split.module.css';

interface ImageSplitProps {
  readonly section: SectionOf<'imageTextSection'>;
  readonly decilitres?: number | undefined;
  readonly lang?: Locale | undefined;
}

const darkTones: readonly (Tone | null)[] = ['malt', 'green'];

/** Renders picture and text side by side; the picture rectangular, or cropped to an arch. */
export function ImageSplit({ section, decilitres, lang }: ImageSplitProps) {
  const { tone, anchor, label, heading, body, picture, layout, shape, actions } = section;
  const arch = shape === 'arch';
  return (
    <SectionFrame tone={tone} anchor={anchor} lang={lang}>
      <div className={`${styles.grid} ${layout === 'right' ? styles.right : styles.left}`}>
        {picture ? (
          <div className={`${styles.frame} ${arch ? styles.arch : ''}`}>
            <Picture
              picture={picture}
              sizes={`${upToMedium} 92vw, 46vw`}
              ratio={arch ? 'portrait' : 'beside'}
              className={styles.picture}
            />
          </div>
        ) : null}
        <div className={styles.content}>
          {label ? <Measure decilitres={decilitres}>{label}</Measure> : null}
          {heading ? <h2>{heading}</h2> : null}
          <div className={styles.text}>
            {body ? <LongText value={body} /> : null}
            <SectionActions
              actions={actions}
              first={darkTones.includes(tone) ? 'outline' : 'arrow'}
              lang={lang}
            />
          </div>
          {picture?.caption ? <p className={`small ${styles.caption}`}>{picture.caption}</p> : null}
        </div>
      </div>
    </SectionFrame>
  );
}
