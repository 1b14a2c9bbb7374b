import { useTranslations } from 'next-intl';
import { PictureGallery } from '#components/ui/picture-gallery';
import { PictureLink } from '#components/ui/picture-link';
import type { Experience } from '#lib/content/get-experience';
import { picturesOnce } from '#lib/content/pictures-once';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import { upToMedium } from '../ui/breakpoints';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  readonly pictures: NonNullable<Experience['gallery']>;
  readonly language: DocumentLanguage;
}

/** The most pictures: the grid has two tall ones and two that share a column. */
const room = 4;

/** Renders up to four pictures side by side, of unequal width; nothing without pictures. */
export function PictureGrid({ pictures, language }: PictureGridProps) {
  const t = useTranslations('experience');
  const shown = picturesOnce(pictures).slice(0, room);
  if (shown.length === 0) return null;
  return (
    <section className="tone-paper">
      <h2 className="visually-hidden" lang={language.labels}>
        {t('gallery')}
      </h2>
      <div className="wrap">
        <PictureGallery title={t('gallery')}>
          <ul className={styles.grid} data-count={shown.length}>
            {shown.map((picture) => (
              <li key={picture.id}>
                <PictureLink
                  picture={picture}
                  sizes={`${upToMedium} 46vw, 38vw`}
                  gallery="picture"
                  labelsLanguage={language.labels}
                  className={styles.link}
                />
              </li>
            ))}
          </ul>
        </PictureGallery>
      </div>
    </section>
  );
}
