import type { ReactNode } from 'react';
import type { Link } from '#lib/content/link';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { withoutQuery } from '#lib/routing/without-query';
import { checkoutLink } from '#lib/tickets/checkout/checkout-link';
import { BuyBar } from './buy-bar';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { PromoPopup } from './notices/promo-popup';
import { shellContent } from './shell-content';
import { ShellFrame } from './shell-frame';
import { ShellGate } from './shell-gate';
import { ShellTop } from './shell-top';

export interface SiteShellProps {
  readonly locale: Locale;
  /**
   * The paths of the page, or of the document it shows, in each language; of a filtered list with
   * its query.
   */
  readonly languageLinks: Readonly<Record<Locale, string>>;
  /**
   * The experience that the page sells: the buy bar leads to its tickets and shows its price in
   * whole Kč.
   */
  readonly experience?: { readonly _id: string; readonly price: number };
  readonly children: ReactNode;
}

/**
 * Renders the shell of a page of the site. It is part of the pages and not of the layout, because
 * only they know their other languages.
 */
export async function SiteShell(props: SiteShellProps) {
  const { locale, languageLinks, experience, children } = props;
  const shell = await shellContent(locale);
  const { name, header, footer, settings, fromPrice, recaptcha } = shell;
  const common = { name, homeHref: pathFor('home', locale) };
  const now = new Date();
  const currentPath = withoutQuery(languageLinks[locale]);
  const action = ticketsAction(header?.actionLink ?? null, currentPath, locale);
  const order = experience
    ? checkoutLink({ locale, product: { kind: 'experience', id: experience._id } })
    : null;
  return (
    <ShellFrame
      gate={<ShellGate locale={locale} languageLinks={languageLinks} settings={settings} />}
      header={
        <>
          <ShellTop shell={shell} locale={locale} languageLinks={languageLinks} now={now} />
          <Header
            navigation={header && { ...header, actionLink: action }}
            languageLinks={languageLinks}
            locale={locale}
            {...common}
          />
        </>
      }
      footer={
        <>
          <Footer
            navigation={footer}
            settings={settings}
            locale={locale}
            currentPath={currentPath}
            recaptcha={recaptcha}
            now={now}
            {...common}
          />
          <PromoPopup settings={settings} locale={locale} />
          <BuyBar
            action={action && { ...action, ...order }}
            fromPrice={experience?.price ?? fromPrice}
          />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}

/** Returns the link to tickets; on the page that it leads to, it opens the checkout. */
function ticketsAction(action: Link | null, currentPath: string, locale: Locale): Link | null {
  if (action?.href !== currentPath) return action;
  return { ...action, ...checkoutLink({ locale, product: { kind: 'tickets' } }) };
}
