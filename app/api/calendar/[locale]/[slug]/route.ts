import type { NextRequest } from 'next/server';
import { addressLine } from '#lib/content/address-line';
import { getEvent } from '#lib/content/get-event';
import { getSettings } from '#lib/content/get-settings';
import { serverEnv } from '#lib/platform/env/server';
import { stegaClean } from '#lib/platform/format/stega-clean';
import { isLocale } from '#lib/platform/i18n/locales';
import { refusePreviewed } from '#lib/request/preview/read-preview-cookies';
import { documentPath } from '#lib/routing/document-path';
import { eventCalendar } from '#lib/time/calendar/event-calendar';

type Context = RouteContext<'/api/calendar/[locale]/[slug]'>;

/** Returns an event as an iCalendar file, which the event's page links to. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { locale, slug } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const refusal = await refusePreviewed('calendar', request);
  if (refusal) return refusal;
  const event = await getEvent(slug.replace(/\.ics$/, ''), locale);
  if (!event) return new Response(null, { status: 404 });
  const file = eventCalendar(stegaClean(event), {
    url: `${serverEnv.siteUrl}${documentPath(event, locale)}`,
    location: stegaClean(addressLine(await getSettings(locale))),
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${encodeURIComponent(slug)}"`,
      'Cache-Control': 'no-cache',
    },
  });
}
