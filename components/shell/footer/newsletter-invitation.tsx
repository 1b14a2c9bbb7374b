import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import type { Locale } from '#lib/platform/i18n/locales';
import { formLink } from '#lib/routing/form-addresses';
import styles from './newsletter-invitation.module.css';

/** Renders the link to the newsletter form, on every page. */
export function NewsletterInvitation({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('form.invite');
  return (
    <div className={styles.invitation}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p>{t('text')}</p>
      <ButtonLink variant="outline" {...formLink('subscription', locale)}>
        {t('link')}
      </ButtonLink>
    </div>
  );
}
