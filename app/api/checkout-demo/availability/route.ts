import type { NextRequest } from 'next/server';
import { serverEnv } from '#lib/platform/env/server';
import { defaultLocale } from '#lib/platform/i18n/locales';
import { refusePreviewed } from '#lib/request/preview/read-preview-cookies';
import { readIsoDate, readQuery } from '#lib/tickets/checkout/checkout-query';
import { availabilityOf } from '../../../../checkout-demo/rules/availability';
import { getCatalog } from '../../../checkout-demo/get-catalog';

const notFound = () => new Response(null, { status: 404 });

/**
 * Returns the starts of an experience or an event with free places for the demo checkout's script:
 * `?experience=…&from=2026-12-01&through=2026-12-31`, `?event=…`. 404 once a provider is connected.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (serverEnv.checkout) return notFound();
  const refusal = await refusePreviewed('availability', request);
  if (refusal) return refusal;
  const { searchParams } = new URL(request.url);
  const [from, through] = ['from', 'through'].map((name) =>
    readIsoDate(searchParams.get(name) ?? ''),
  );
  if (!from || !through) return new Response(null, { status: 400 });
  const catalog = await getCatalog(defaultLocale);
  const { product } = readQuery(searchParams);
  if (product.kind !== 'experience' && product.kind !== 'event') return notFound();
  const starts = availabilityOf(catalog, product, { from, through }, new Date());
  return starts ? Response.json(starts, { headers: { 'Cache-Control': 'no-store' } }) : notFound();
}
