import { useTranslations } from 'next-intl';
import button from '#components/ui/button-link.module.css';
import { PictureGallery } from '#components/ui/picture-gallery';
import { SectionFrame } from '#components/ui/section-frame';
import { SectionHead } from '../shared/section-head';
import type { SectionProps } from '../shared/section-props';
import { GalleryFigures } from './gallery-figures';
import { galleryItems } from './gallery-items';
import styles from './gallery-section.module.css';

/** The pictures in two rows; the others are behind "show all". */
const shownAtOnce = 6;

/** Renders the pictures and text cards of a gallery, each linked to its full size. */
export function GallerySection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'gallerySection'>) {
  const t = useTranslations('section');
  const { tone, anchor, label, heading, gallery } = section;
  const items = galleryItems(gallery);
  const pictures = items.filter((item) => 'id' in item);
  const more = items.slice(shownAtOnce);
  const labelsLanguage = lang && locale;
  const onDark = tone === 'malt' || tone === 'green';
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      lang={lang}
      className="screen-only"
    >
      <SectionHead heading={heading ?? gallery.title} />
      <PictureGallery title={gallery.title}>
        <GalleryFigures
          items={items.slice(0, shownAtOnce)}
          gallery={gallery._id}
          labelsLanguage={labelsLanguage}
        />
        {more.length > 0 ? (
          <details className={styles.more}>
            <summary
              lang={labelsLanguage}
              className={`${button.button} ${onDark ? button.outline : button.dark}`}
            >
              <span className={styles.whenClosed}>
                {pictures.length > shownAtOnce
                  ? t('showAllPictures', { count: pictures.length })
                  : t('showMore')}
              </span>
              <span className={styles.whenOpen}>{t('showFewerPictures')}</span>
            </summary>
            <GalleryFigures items={more} gallery={gallery._id} labelsLanguage={labelsLanguage} />
          </details>
        ) : null}
      </PictureGallery>
    </SectionFrame>
  );
}
