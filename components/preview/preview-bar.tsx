import { getTranslations } from 'next-intl/server';
import { currentPreview } from '#lib/content/preview/preview-token';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { previewControl, previewIcon } from './prepare-preview-bar';
import { PreviewProblems } from './preview-problems';

/** Not part of the site's style sheets, because only editors need its rules. */
const styleSheet = '/assets/preview.css';

interface PreviewBarProps {
  /** The path of the page, the target after leaving the preview. */
  readonly path: string;
}

/**
 * Renders the preview bar over a page that is rendered from drafts (specification, section 2);
 * nothing on public pages. `PreviewScript` in the head handles its controls, so that no click waits
 * for hydration.
 */
export async function PreviewBar({ path }: PreviewBarProps) {
  const { kind } = await currentPreview();
  if (kind === 'off') return null;
  const t = await getTranslations('preview');
  return (
    <>
      <section className="screen-only preview-bar" aria-label={t('label')}>
        <link rel="stylesheet" href={styleSheet} precedence="default" />
        <p>{t(kind)}</p>
        <div className="preview-controls">
          <form action="/api/preview/leave" method="post">
            <input type="hidden" name="path" value={path} />
            <button type="submit" className="preview-control">
              {t('leave')}
            </button>
          </form>
          <button type="button" className="preview-control" {...{ [previewControl]: 'refresh' }}>
            <span className="preview-icon" {...{ [previewIcon]: 'rotate-cw' }} />
            {t('refresh')}
          </button>
          <button type="button" className="preview-control" {...{ [previewControl]: 'hide' }}>
            {t('hide')}
          </button>
        </div>
      </section>
      {kind === 'on' ? <PreviewProblems locale={await currentLocale()} /> : null}
    </>
  );
}
