import { getMessages } from 'next-intl/server';
import { isLocale } from '#lib/platform/i18n/locales';

type Context = RouteContext<'/api/consent/messages/[locale]'>;

/**
 * Returns the messages of the cookie preferences, on request only: most visitors never need them.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { consent } = await getMessages({ locale });
  return Response.json(consent, { headers: { 'Cache-Control': 'no-cache' } });
}
