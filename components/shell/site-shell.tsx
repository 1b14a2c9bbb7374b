import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getSettings } from '#lib/content/get-settings';
import type { Link } from '#lib/content/model/link';
import type { OfferOfPage, PageOffer } from '#lib/content/page-offer';
import type { PageVenue } from '#lib/content/page-venue';
import { formatPrice } from '#lib/platform/format/price';
import { defaultLocale, type Locale } from '#lib/platform/i18n/locales';
import { withoutQuery } from '#lib/routing/without-query';
import { checkoutLink } from '#lib/tickets/checkout/checkout-link';
import { BuyBar, isTicketsOffer } from './buy-bar';
import { Header } from './header/header';
import { PromoPopup } from './promotions/promo-popup';
import { shellContent } from './shell-content';
import { ShellFrame } from './shell-frame';

export interface SiteShellProps {
  readonly locale: Locale;
  /**
   * The paths of the page, or of the document it shows, in each language; of a filtered list with
   * its query.
   */
  readonly languageLinks: Readonly<Record<Locale, string>>;
  /** The offer in the bars of the page; by default the museum's tickets, null for none. */
  readonly offer?: OfferOfPage;
  /** The venue that the page is about, whose hours are at the top; by default the museum. */
  readonly venue?: PageVenue | null;
  readonly children: ReactNode;
}

/**
 * Renders the shell of a page of the site. It is part of the pages and not of the layout, because
 * only they know their other languages.
 */
export async function SiteShell(props: SiteShellProps) {
  const { locale, languageLinks, offer, venue = null, children } = props;
  const shell = await shellContent(locale, venue);
  const { name, header, settings, fromPrice } = shell;
  const promotion = (await getSettings(defaultLocale))?.popupLink?.href;
  const now = new Date();
  const currentPath = withoutQuery(languageLinks[locale]);
  const action = ticketsAction(header?.actionLink ?? null, currentPath, locale);
  const t = await getTranslations({ locale, namespace: 'experience' });
  const tickets = action && {
    action,
    price: fromPrice === null ? null : t('from', { price: formatPrice(fromPrice) }),
  };
  const shownOffer = offer === undefined ? tickets : thenTickets(offer, tickets);
  return (
    <ShellFrame
      shell={shell}
      locale={locale}
      languageLinks={languageLinks}
      now={now}
      hasTicketsBar={isTicketsOffer(shownOffer, locale)}
      header={
        <Header
          navigation={header && { ...header, actionLink: action }}
          languageLinks={languageLinks}
          currentPath={currentPath}
          locale={locale}
          name={name}
        />
      }
      overlays={
        <>
          <BuyBar offer={shownOffer} now={now} />
          <PromoPopup
            settings={settings}
            locale={locale}
            name={promotion}
            currentPath={currentPath}
            now={now}
          />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}

/** Returns an offer whose place tickets take when what it leads to is over. */
function thenTickets(offer: PageOffer | null, tickets: PageOffer | null): PageOffer | null {
  return offer?.action.until && tickets ? { ...offer, afterwards: tickets.action } : offer;
}

/** Returns the link to tickets; on the page that it leads to, it opens the checkout. */
function ticketsAction(action: Link | null, currentPath: string, locale: Locale): Link | null {
  if (action?.href !== currentPath) return action;
  return { ...action, ...checkoutLink({ locale, product: { kind: 'tickets' } }) };
}
