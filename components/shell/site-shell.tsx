import type { ReactNode } from 'react';
import type { Link } from '#lib/content/link';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { withoutQuery } from '#lib/routing/without-query';
import { checkoutLink } from '#lib/tickets/checkout/checkout-link';
import { BuyBar } from './buy-bar';
import { Footer } from './footer';
import { Header } from './header';
import { PromoPopup } from './promo-popup';
import { shellContent } from './shell-content';
import { ShellFrame } from './shell-frame';
import { ShellGate } from './shell-gate';
import { ShellTop } from './shell-top';

export interface SiteShellProps {
  readonly locale: Locale;
  /**
   * Where the page, or the document it shows, is in each language; a filtered list with its query.
   */
  readonly languageLinks: Readonly<Record<Locale, string>>;
  /** What the page sells: the bar at the thumb leads to its tickets, at its price in whole Kč. */
  readonly experience?: { readonly _id: string; readonly price: number };
  readonly children: ReactNode;
}

/**
 * What is around a page of the site. Pages render it, because only they know their other languages.
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

/** The way to tickets; on the page that it leads to it goes on to their checkout. */
function ticketsAction(action: Link | null, currentPath: string, locale: Locale): Link | null {
  if (action?.href !== currentPath) return action;
  return { ...action, ...checkoutLink({ locale, product: { kind: 'tickets' } }) };
}
