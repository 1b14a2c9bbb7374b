import { getTranslations } from 'next-intl/server';
import { logoHref } from '#lib/content/logo-href';
import type { Link } from '#lib/content/model/link';
import { pathFor } from '#lib/routing/path-for';
import { DealHeader } from './header/deal-header';
import { shellContent } from './shell-content';
import { ShellFrame } from './shell-frame';
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
  const t = await getTranslations({ locale, namespace: 'notice' });
  const experiences = {
    label: t('experiences'),
    href: pathFor('experiences', locale),
    openInNewWindow: false,
  };
  return (
    <ShellFrame
      shell={shell}
      locale={locale}
      languageLinks={languageLinks}
      now={new Date()}
      header={
        <DealHeader
          logoHref={logoHref(shell.header, locale)}
          name={shell.name}
          backLink={backLink ?? experiences}
        />
      }
    >
      {children}
    </ShellFrame>
  );
}
