import { getMessages } from 'next-intl/server';
import { isLocale } from '#lib/platform/i18n/locales';

type Context = RouteContext<'/api/consent/messages/[locale]'>;

/** The words of the cookie preferences, which most visitors never need. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { consent } = await getMessages({ locale });
  return Response.json(consent, { headers: { 'Cache-Control': 'no-cache' } });
}
