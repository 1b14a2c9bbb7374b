import { useTranslations } from 'next-intl';
import type { Navigation } from '#lib/content/get-navigation';
import type { Settings } from '#lib/content/get-settings';
import type { Locale } from '#lib/platform/i18n/locales';
import { CompanyDetails } from './company-details';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns';
import { LegalLine } from './legal-line';
import { Logo } from './logo';
import { NewsletterInvitation } from './newsletter-invitation';
import { SocialLinks } from './social-links';

interface FooterProps {
  readonly navigation: Navigation | null;
  readonly settings: Settings | null;
  readonly name: string;
  readonly locale: Locale;
  readonly homeHref: string;
  readonly currentPath: string;
  readonly recaptcha: boolean;
  /** When the page is rendered; the browser corrects the year to that of the viewing. */
  readonly now: Date;
}

/** The end of every page: who runs the house, where else to go, the legal line. */
export function Footer(props: FooterProps) {
  const { navigation, settings, name, locale, homeHref, currentPath, recaptcha, now } = props;
  const t = useTranslations('shell');
  const company = settings?.companyDetails;
  return (
    <div className={`on-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.house}>
            {navigation?.hasLogo === false ? null : (
              <Logo href={navigation?.logoLink?.href ?? homeHref} name={name} />
            )}
            <NewsletterInvitation locale={locale} />
          </div>
          {navigation ? (
            <nav aria-label={t('footerNavigation')}>
              <FooterColumns entries={navigation.entries} currentPath={currentPath} />
            </nav>
          ) : null}
          <div className={styles.imprint}>
            {company ? <CompanyDetails company={company} /> : null}
            {settings ? <SocialLinks settings={settings} /> : null}
          </div>
        </div>
        <p className={styles.toast} lang="cs" aria-hidden="true">
          Na zdraví.
        </p>
        <LegalLine name={name} recaptcha={recaptcha} now={now} />
      </div>
    </div>
  );
}
