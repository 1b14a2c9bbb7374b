import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { withoutQuery } from '#lib/routing/without-query';
import { Footer } from './footer/footer';
import { PageContent, TimedIsland } from './initial-islands';
import { DiscountChip } from './promotions/discount-chip';
import type { ShellContent } from './shell-content';
import styles from './shell-frame.module.css';
import { ShellGate } from './shell-gate';
import { ShellTop } from './shell-top';

interface ShellFrameProps {
  readonly shell: ShellContent;
  readonly locale: Locale;
  readonly languageLinks: Readonly<Record<Locale, string>>;
  /** The time of rendering. */
  readonly now: Date;
  /** The header, below the top of every shell. */
  readonly header: ReactNode;
  /** What lies over the page: the buy bar, a pop-up. */
  readonly overlays?: ReactNode;
  /** Whether the buy bar leads to tickets, so that phones hide the links of a hero that do. */
  readonly hasTicketsBar?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders the gate, and the landmarks of the page behind it: banner, main with the skip link's
 * target, content info.
 */
export function ShellFrame(props: ShellFrameProps) {
  const { shell, locale, languageLinks, now } = props;
  const { header, overlays, hasTicketsBar = false, children } = props;
  const t = useTranslations('shell');
  return (
    <>
      <a href="#content" className={`screen-only ${styles.skip}`}>
        {t('skipToContent')}
      </a>
      <ShellGate locale={locale} languageLinks={languageLinks} settings={shell.settings} />
      <PageContent className={styles.shell}>
        <header className={`screen-only ${styles.transparent}`}>
          <ShellTop shell={shell} locale={locale} languageLinks={languageLinks} now={now} />
          {header}
        </header>
        <main
          id="content"
          tabIndex={-1}
          className={styles.main}
          data-tickets-bar={hasTicketsBar ? '' : undefined}
        >
          {children}
        </main>
        <footer className={`screen-only ${styles.transparent}`}>
          <Footer
            navigation={shell.footer}
            settings={shell.settings}
            name={shell.name}
            locale={locale}
            currentPath={withoutQuery(languageLinks[locale])}
            recaptcha={shell.recaptcha}
            now={now}
          />
          {overlays}
        </footer>
        <DiscountChip />
      </PageContent>
      <TimedIsland />
    </>
  );
}
