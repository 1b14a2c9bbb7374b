import { useTranslations } from 'next-intl';
import { Logo } from '#components/ui/logo';
import { TicketLink } from '#components/ui/ticket-link';
import type { Navigation } from '#lib/content/get-navigation';
import { logoHref } from '#lib/content/logo-href';
import type { Locale } from '#lib/platform/i18n/locales';
import { LanguageSwitcher } from '../navigation/language-switcher';
import { NavigationEntries } from '../navigation/navigation-entries';
import styles from './header.module.css';
import { HeaderBar } from './header-bar';
import { PhoneMenu } from './phone-menu';

interface HeaderProps {
  readonly navigation: Navigation | null;
  readonly name: string;
  readonly languageLinks: Readonly<Record<Locale, string>>;
  /** The path of the page in its language. */
  readonly currentPath: string;
  readonly locale: Locale;
}

/**
 * Renders logo, navigation and the link to tickets, from the header's navigation document. Windows
 * without room for the link, and too low for the buy bar, have it in the menu.
 */
export function Header(props: HeaderProps) {
  const { navigation, name, languageLinks, currentPath, locale } = props;
  const t = useTranslations('shell');
  const entries = navigation?.entries ?? [];
  const logo = logoHref(navigation, locale);
  const action = navigation?.actionLink;
  return (
    <HeaderBar>
      {logo === null ? null : <Logo href={logo} name={name} />}
      <nav className={styles.navigation} aria-label={t('mainNavigation')}>
        <NavigationEntries entries={entries} currentPath={currentPath} look="bar" />
      </nav>
      {action?.label ? (
        <div className={styles.action}>
          <TicketLink link={action} />
        </div>
      ) : null}
      <PhoneMenu label={t('menu')}>
        {action?.label ? (
          <div className={styles.low}>
            <TicketLink link={action} />
          </div>
        ) : null}
        <nav aria-label={t('mainNavigation')}>
          <NavigationEntries entries={entries} currentPath={currentPath} look="panel" />
        </nav>
        <LanguageSwitcher links={languageLinks} current={locale} look="menu" />
      </PhoneMenu>
    </HeaderBar>
  );
}
