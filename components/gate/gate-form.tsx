import { useTranslations } from 'next-intl';
import buttons from '#components/ui/button-link.module.css';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './gate-form.module.css';

interface GateFormProps {
  readonly locale: Locale;
  readonly path: string;
}

/**
 * Renders the buttons of the gate. Which of the accept buttons are shown depends on whether a
 * cookie choice is needed; each label states all effects of its button, so the server can apply
 * them without scripts. Where the age is proved, the labels mention cookies only. Rejecting has the
 * size, fill and contrast of accepting, as the report of the EDPB's cookie banner taskforce (2023)
 * asks for.
 */
export function GateForm({ locale, path }: GateFormProps) {
  const t = useTranslations('gate');
  const ticket = `${buttons.button} ${buttons.ticket} ${styles.button}`;
  const outline = `${buttons.button} ${buttons.outline} ${styles.button}`;
  return (
    <form method="post" action="/api/age" className={styles.form}>
      <input type="hidden" name="back" value={path} />
      <input type="hidden" name="language" value={locale} />
      <button type="submit" className={`${ticket} ${styles.plain}`}>
        {t('accept')}
      </button>
      <div className={styles.choice}>
        <div className={styles.answers}>
          <button type="submit" name="cookies" value="all" className={ticket}>
            <span className={styles.age}>{t('accept')}</span>{' '}
            <small className={styles.age}>{t('acceptCookies')}</small>
            <span className={styles.alone}>{t('acceptCookiesAlone')}</span>
          </button>
          <button type="submit" name="cookies" value="none" className={ticket}>
            <span className={styles.age}>{t('accept')}</span>{' '}
            <small className={styles.age}>{t('rejectCookies')}</small>
            <span className={styles.alone}>{t('rejectCookiesAlone')}</span>
          </button>
        </div>
        <button type="button" className={`${outline} ${styles.preferences}`} data-preferences="">
          {t('preferences')}
        </button>
      </div>
      <p role="status" data-unavailable={t('preferencesUnavailable')} />
    </form>
  );
}
