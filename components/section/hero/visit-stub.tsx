import { getOpeningHours } from '#lib/content/get-opening-hours';
import { getSettings } from '#lib/content/get-settings';
import { getTicketing } from '#lib/content/get-ticketing';
import type { Link } from '#lib/content/link';
import type { Locale } from '#lib/platform/i18n/locales';
import { VisitTicket } from './visit-ticket';

interface VisitStubProps {
  /** The way to tickets; null leaves the facts alone. */
  readonly action: Link | null;
  readonly locale: Locale;
  /** The language of the way to tickets, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/** What to know before coming, read where it is kept: hours, address, the least price. */
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
