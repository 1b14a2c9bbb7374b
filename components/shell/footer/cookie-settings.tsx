import { useLocale, useTranslations } from 'next-intl';
import { pathFor } from '#lib/routing/path-for';
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
        <a href={`${pathFor('terms', locale)}#cookies`}>{t('aboutCookies')}</a>
      </noscript>
    </p>
  );
}
