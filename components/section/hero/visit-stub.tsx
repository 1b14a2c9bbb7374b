import { getOpeningHours } from '#lib/content/get-opening-hours';
import { getSettings } from '#lib/content/get-settings';
import { getTicketing } from '#lib/content/get-ticketing';
import type { Link } from '#lib/content/model/link';
import type { Locale } from '#lib/platform/i18n/locales';
import { VisitTicket } from './visit-ticket';

interface VisitStubProps {
  /** The link to tickets; null renders only the facts. */
  readonly action: Link | null;
  readonly locale: Locale;
  /** The language of the link to tickets, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/**
 * Reads the opening hours, the address and the least price from their documents, and renders them
 * as a ticket.
 */
export async function VisitStub({ action, locale, lang }: VisitStubProps) {
  const [venues, settings, ticketing] = await Promise.all([
    getOpeningHours(locale),
    getSettings(locale),
    getTicketing(locale),
  ]);
  return (
    <VisitTicket
      hours={venues.find(({ venue }) => venue === 'museum') ?? null}
      company={settings?.companyDetails ?? null}
      fromPrice={ticketing.fromPrice}
      action={action}
      actionLang={lang}
      locale={locale}
      now={new Date()}
    />
  );
}
