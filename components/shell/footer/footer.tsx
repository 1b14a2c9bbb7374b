import { useTranslations } from 'next-intl';
import { Folded } from '#components/ui/folded';
import { Logo } from '#components/ui/logo';
import type { Navigation } from '#lib/content/get-navigation';
import type { Settings } from '#lib/content/get-settings';
import { logoHref } from '#lib/content/logo-href';
import { responsibleDrinkingHref } from '#lib/content/responsible-drinking-href';
import type { Locale } from '#lib/platform/i18n/locales';
import { CompanyDetails } from './company-details';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns';
import { LegalLine } from './legal-line';
import { NewsletterInvitation } from './newsletter-invitation';
import { SocialLinks } from './social-links';

interface FooterProps {
  readonly navigation: Navigation | null;
  readonly settings: Settings | null;
  readonly name: string;
  readonly locale: Locale;
  readonly currentPath: string;
  readonly recaptcha: boolean;
  /** The time of rendering; the browser corrects the year to the time of viewing. */
  readonly now: Date;
}

/** Renders the end of every page: navigation, company and legal line; phones fold much of it. */
export function Footer(props: FooterProps) {
  const { navigation, settings, name, locale, currentPath, recaptcha, now } = props;
  const t = useTranslations('shell');
  const company = settings?.companyDetails;
  const logo = logoHref(navigation, locale);
  return (
    <div className={`on-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.venue}>
            {logo === null ? null : <Logo href={logo} name={name} />}
            <NewsletterInvitation locale={locale} />
          </div>
          {navigation ? (
            <nav aria-label={t('footerNavigation')}>
              <FooterColumns entries={navigation.entries} currentPath={currentPath} />
            </nav>
          ) : null}
          <div className={styles.imprint}>
            {company ? (
              <Folded summary={company.legalName ?? company.name}>
                <CompanyDetails company={company} />
              </Folded>
            ) : null}
            {settings ? <SocialLinks settings={settings} /> : null}
          </div>
        </div>
        <p className={styles.toast} lang="cs" aria-hidden="true">
          Na zdraví.
        </p>
        <LegalLine
          name={name}
          responsibleDrinkingUrl={responsibleDrinkingHref(settings)}
          recaptcha={recaptcha}
          now={now}
        />
      </div>
    </div>
  );
}
