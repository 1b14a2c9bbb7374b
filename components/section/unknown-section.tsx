import { getTranslations } from 'next-intl/server';
import { currentPreview } from '#lib/preview/preview-token';
import styles from './unknown-section.module.css';

interface UnknownSectionProps {
  /** The schema type that this version of the site has no component for. */
  readonly type: string;
}

/** Tells an editor, in a preview, that visitors will not see this section; draws nothing else. */
export async function UnknownSection({ type }: UnknownSectionProps) {
  if ((await currentPreview()).kind === 'off') return null;
  const t = await getTranslations('preview');
  return (
    <div className={`wrap ${styles.plate}`} role="alert">
      <p>{t('unknownSection', { type })}</p>
    </div>
  );
}
