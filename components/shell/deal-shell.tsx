import { getTranslations } from 'next-intl/server';
import { logoHref } from '#lib/content/logo-href';
import type { Link } from '#lib/content/model/link';
import { pathFor } from '#lib/routing/path-for';
import { Footer } from './footer/footer';
import { DealHeader } from './header/deal-header';
import { shellContent } from './shell-content';
import { ShellFrame } from './shell-frame';
import { ShellGate } from './shell-gate';
import { ShellTop } from './shell-top';
import type { SiteShellProps } from './site-shell';

interface DealShellProps extends Omit<SiteShellProps, 'offer' | 'venue'> {
  /**
   * The page on which the offer was found (specification, section 2: 'Back to the special offer'); if
   * there is none, the link leads to the experiences.
   */
  readonly backLink: Link | null;
}

/** Renders the shell of a deal: no navigation that would lead away from it, but a link back. */
export async function DealShell({ locale, languageLinks, backLink, children }: DealShellProps) {
  const shell = await shellContent(locale);
  const { name, header, footer, settings, recaptcha } = shell;
  const t = await getTranslations({ locale, namespace: 'notice' });
  const experiences = {
    label: t('experiences'),
    href: pathFor('experiences', locale),
    openInNewWindow: false,
  };
  const now = new Date();
  return (
    <ShellFrame
      gate={<ShellGate locale={locale} languageLinks={languageLinks} settings={settings} />}
      header={
        <>
          <ShellTop shell={shell} locale={locale} languageLinks={languageLinks} now={now} />
          <DealHeader
            logoHref={logoHref(header, locale)}
            name={name}
            backLink={backLink ?? experiences}
          />
        </>
      }
      footer={
        <Footer
          navigation={footer}
          settings={settings}
          name={name}
          locale={locale}
          currentPath={languageLinks[locale]}
          recaptcha={recaptcha}
          now={now}
        />
      }
    >
      {children}
    </ShellFrame>
  );
}
