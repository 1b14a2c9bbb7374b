import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CookieSettings } from './cookie-settings';
import { CurrentYear } from './current-year';
import styles from './legal-line.module.css';

interface LegalLineProps {
  readonly name: string;
  /** The address of the website about responsible drinking. */
  readonly responsibleDrinkingUrl: string;
  /** Whether forms are protected by reCAPTCHA, whose terms require a mention. */
  readonly recaptcha: boolean;
  readonly now: Date;
}

const googlePrivacy = (text: ReactNode) => <a href="https://policies.google.com/privacy">{text}</a>;

const googleTerms = (text: ReactNode) => <a href="https://policies.google.com/terms">{text}</a>;

/**
 * Renders the copyright, the drink-responsibly claim, the cookie settings and the protection of
 * forms (specification, section 2).
 */
export function LegalLine({ name, responsibleDrinkingUrl, recaptcha, now }: LegalLineProps) {
  const t = useTranslations('shell');
  return (
    <div className={styles.legal}>
      <p>
        © <CurrentYear now={now} /> {name}
      </p>
      <p>
        {t.rich('drinkResponsibly', {
          site: (text) => <a href={responsibleDrinkingUrl}>{text}</a>,
        })}
      </p>
      <CookieSettings />
      <p>
        {recaptcha
          ? t.rich('recaptcha', { privacy: googlePrivacy, terms: googleTerms })
          : t('spamProtection')}
      </p>
    </div>
  );
}
