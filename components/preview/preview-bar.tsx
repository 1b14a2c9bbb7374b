import { getTranslations } from 'next-intl/server';
import { currentPreview } from '#lib/preview/preview-token';
import { LazyPreviewControls } from './lazy-preview-controls';
import styles from './preview-bar.module.css';

interface PreviewBarProps {
  /** The path of the page, where leaving the preview leads. */
  readonly path: string;
}

/** The bar over a page that is drawn from drafts (specification, section 2). Nothing in public. */
export async function PreviewBar({ path }: PreviewBarProps) {
  const { kind } = await currentPreview();
  if (kind === 'off') return null;
  const t = await getTranslations('preview');
  return (
    <LazyPreviewControls refresh={t('refresh')} hide={t('hide')} label={t('label')}>
      <p>{t(kind)}</p>
      <form action="/api/preview/leave" method="post">
        <input type="hidden" name="path" value={path} />
        <button type="submit" className={styles.control}>
          {t('leave')}
        </button>
      </form>
    </LazyPreviewControls>
  );
}
