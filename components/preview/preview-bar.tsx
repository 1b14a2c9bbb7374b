import { getTranslations } from 'next-intl/server';
import { currentPreview, isEditors } from '#lib/content/preview/preview-token';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import type { Locale } from '#lib/platform/i18n/locales';
import { formatClock } from '#lib/time/format/clock';
import { untilDate } from '#lib/time/format/date';
import { pragueTime } from '#lib/time/prague';
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
 * for hydration, and hides it in the Studio's frame.
 */
export async function PreviewBar({ path }: PreviewBarProps) {
  const preview = await currentPreview();
  if (preview.kind === 'off') return null;
  const t = await getTranslations('preview');
  const locale = await currentLocale();
  const link = preview.kind === 'on' && preview.access.kind === 'link' ? preview.access : null;
  return (
    <>
      <section className="screen-only preview-bar" aria-label={t('label')}>
        <link rel="stylesheet" href={styleSheet} precedence="default" />
        <p>{link ? t('link', untilWhen(link.expiresAt, locale)) : t(preview.kind)}</p>
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
      {preview.kind === 'unreachable' || isEditors(preview) ? (
        <PreviewProblems locale={locale} />
      ) : null}
    </>
  );
}

/** Returns the date and the time of day in Prague at which a shared link (ISO 8601) ends. */
function untilWhen(expiresAt: string, locale: Locale) {
  const { date, time } = pragueTime(new Date(expiresAt));
  return { until: untilDate(date, locale), time: formatClock(time, locale) };
}
