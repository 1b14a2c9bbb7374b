import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface PictureGalleryProps {
  /** What its pictures show together; the lightbox is called by it. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Holds the `PictureLink`s that the lightbox shows one after the other, and the words it needs to
 * do so (specification, section 2).
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
