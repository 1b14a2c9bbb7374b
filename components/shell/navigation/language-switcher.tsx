import { useTranslations } from 'next-intl';
import { type Locale, localeData, locales } from '#lib/platform/i18n/locales';
import styles from './language-switcher.module.css';

interface LanguageSwitcherProps {
  /** The paths of the page, or of the document it shows, in each language. */
  readonly links: Readonly<Record<Locale, string>>;
  readonly current: Locale;
  /** `menu` and `gate` always show full names; `bar` shortens them on narrow screens. */
  readonly look: 'bar' | 'menu' | 'gate';
}

/**
 * Renders links to the same page in the other languages (specification, section 1); they need no
 * script.
 */
export function LanguageSwitcher({ links, current, look }: LanguageSwitcherProps) {
  const t = useTranslations('shell');
  return (
    <ul
      className={`${styles.languages} ${styles[look]}`}
      // Elsewhere, the landmark around it has this name.
      aria-label={look === 'menu' ? t('languages') : undefined}
    >
      {locales.map((locale) => {
        const { name, short } = localeData[locale];
        return (
          <li key={locale}>
            <a
              href={links[locale]}
              hrefLang={locale}
              lang={locale}
              data-locale={locale}
              {...(locale === current && { 'aria-current': true })}
            >
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.short}>
                <span>(</span>
                {short}
                <span>)</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
