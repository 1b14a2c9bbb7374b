import { serverEnv } from '#lib/platform/env/server';
import { isSameOrigin } from '#lib/platform/http/is-same-origin';
import { parseJson } from '#lib/platform/http/parse-json';
import { countEvent } from '#lib/request/campaigns/pending-counts';
import { refuseTooMany } from '#lib/request/rate-limit/refuse-too-many';
import { checkoutReportSchema } from '#lib/tickets/campaign/checkout-report';

/**
 * Counts what the checkout reports: `{stage, locale, ref, dsc}` (docs/checkout.md). The response is
 * the same whether the codes are in use or not, so that it reveals none.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, serverEnv.siteUrl)) return new Response(null, { status: 403 });
  const report = checkoutReportSchema.safeParse(parseJson(await request.text()));
  if (!report.success) return new Response(null, { status: 400 });
  const { ref, dsc } = report.data;
  // Without a code there is nothing to count, and nothing that the limit would protect.
  if (ref === null && dsc === null) return accepted();
  const refusal = await refuseTooMany('campaignReport', request.headers);
  if (refusal) return refusal;
  countEvent(report.data, new Date());
  return accepted();
}

function accepted(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
