import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface PictureGalleryProps {
  /** The title of the gallery; also the accessible name of the lightbox. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Contains the `PictureLink`s that the lightbox shows one after the other, and the messages of the
 * lightbox (specification, section 2).
 */
export function PictureGallery({ title, children }: PictureGalleryProps) {
  const t = useTranslations('lightbox');
  return (
    <div
      data-gallery={title}
      data-close={t('close')}
      data-zoom={t('zoom')}
      data-previous={t('previous')}
      data-next={t('next')}
      data-failed={t('failed')}
    >
      {children}
    </div>
  );
}
