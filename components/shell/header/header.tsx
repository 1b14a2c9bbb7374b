import { useTranslations } from 'next-intl';
import { Logo } from '#components/ui/logo';
import { TicketLink } from '#components/ui/ticket-link';
import type { Navigation } from '#lib/content/get-navigation';
import type { Locale } from '#lib/platform/i18n/locales';
import { withoutQuery } from '#lib/routing/without-query';
import { LanguageSwitcher } from '../navigation/language-switcher';
import { NavigationEntries } from '../navigation/navigation-entries';
import styles from './header.module.css';
import { HeaderBar } from './header-bar';
import { PhoneMenu } from './phone-menu';

interface HeaderProps {
  readonly navigation: Navigation | null;
  readonly name: string;
  readonly homeHref: string;
  readonly languageLinks: Readonly<Record<Locale, string>>;
  readonly locale: Locale;
}

/** Renders logo, navigation and the link to tickets, from the header's navigation document. */
export function Header({ navigation, name, homeHref, languageLinks, locale }: HeaderProps) {
  const t = useTranslations('shell');
  const entries = navigation?.entries ?? [];
  const action = navigation?.actionLink;
  const currentPath = withoutQuery(languageLinks[locale]);
  return (
    <HeaderBar>
      {navigation?.hasLogo === false ? null : (
        <Logo href={navigation?.logoLink?.href ?? homeHref} name={name} />
      )}
      <nav className={styles.navigation} aria-label={t('mainNavigation')}>
        <NavigationEntries entries={entries} currentPath={currentPath} look="bar" />
      </nav>
      {action?.label ? (
        <div className={styles.action}>
          <TicketLink link={action} />
        </div>
      ) : null}
      <PhoneMenu label={t('menu')}>
        <nav aria-label={t('mainNavigation')}>
          <NavigationEntries entries={entries} currentPath={currentPath} look="panel" />
        </nav>
        <LanguageSwitcher links={languageLinks} current={locale} look="menu" />
      </PhoneMenu>
    </HeaderBar>
  );
}
