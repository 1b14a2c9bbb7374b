import { Announcements } from '#components/announcement/announcements';
import { PreviewBar } from '#components/preview/preview-bar';
import type { Locale } from '#lib/platform/i18n/locales';
import { TopBar } from './header/top-bar';
import type { ShellContent } from './shell-content';

interface ShellTopProps {
  readonly shell: ShellContent;
  readonly locale: Locale;
  readonly languageLinks: Readonly<Record<Locale, string>>;
  /** The time of rendering. */
  readonly now: Date;
}

/** Renders the top of every shell: preview bar, announcements, top bar. */
export function ShellTop({ shell, locale, languageLinks, now }: ShellTopProps) {
  const { announcements, settings, hours } = shell;
  return (
    <>
      <PreviewBar path={languageLinks[locale]} />
      <Announcements announcements={announcements} now={now} />
      <TopBar
        settings={settings}
        hours={hours}
        languageLinks={languageLinks}
        locale={locale}
        now={now}
      />
    </>
  );
}
