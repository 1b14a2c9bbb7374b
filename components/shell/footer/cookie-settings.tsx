import { useLocale, useTranslations } from 'next-intl';
import { anchorPath } from '#lib/routing/page-anchors';
import styles from './cookie-settings.module.css';

/**
 * Renders the button that opens the cookie preferences; without scripts, a link to the information
 * about cookies.
 */
export function CookieSettings() {
  const locale = useLocale();
  const t = useTranslations('shell');
  return (
    <p>
      <button type="button" className={styles.button} data-preferences="">
        {t('cookieSettings')}
      </button>{' '}
      <span role="status" data-unavailable={t('cookieSettingsUnavailable')} />
      <noscript>
        <a href={anchorPath('terms', 'cookies', locale)}>{t('aboutCookies')}</a>
      </noscript>
    </p>
  );
}
