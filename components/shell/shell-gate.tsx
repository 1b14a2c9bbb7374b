import { Gate } from '#components/gate/gate';
import type { Settings } from '#lib/content/get-settings';
import { responsibleDrinkingHref } from '#lib/content/responsible-drinking-href';
import type { Locale } from '#lib/platform/i18n/locales';
import { LanguageSwitcher } from './navigation/language-switcher';

interface ShellGateProps {
  readonly locale: Locale;
  readonly languageLinks: Readonly<Record<Locale, string>>;
  readonly settings: Settings | null;
}

/**
 * Renders the gate of a page, with links to its other languages and to the responsible-drinking URL
 * of the settings.
 */
export function ShellGate({ locale, languageLinks, settings }: ShellGateProps) {
  return (
    <Gate
      locale={locale}
      path={languageLinks[locale]}
      responsibleDrinkingUrl={responsibleDrinkingHref(settings)}
      languages={<LanguageSwitcher links={languageLinks} current={locale} look="gate" />}
    />
  );
}
