import { getMessages, getTranslations } from 'next-intl/server';
import { isLocale } from '#lib/platform/i18n/locales';

type Context = RouteContext<'/api/consent/messages/[locale]'>;

/**
 * Returns the messages of the cookie preferences, on request only: most visitors never need them.
 * What the browser fills in or shows as markup keeps its placeholders and tags.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { consent } = await getMessages({ locale });
  // The catalogs are compiled; these two messages are not plain texts.
  const t = await getTranslations({ locale, namespace: 'consent' });
  const title = t.markup('necessary.title', { span: (text) => `<span>${text}</span>` });
  const text = t('record.text', { date: '{date}', id: '{id}' });
  const messages = {
    ...consent,
    necessary: { ...consent.necessary, title },
    record: { ...consent.record, text },
  };
  return Response.json(messages, { headers: { 'Cache-Control': 'no-cache' } });
}
