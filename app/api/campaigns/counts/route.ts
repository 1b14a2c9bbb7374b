import { readCampaignCounts } from '#lib/forms/store/campaign-counts';
import { submissionStore } from '#lib/forms/submission-store';
import { answerEditor, answerPreflight } from '#lib/request/campaigns/answer-editor';
import { readPeriod } from '#lib/request/campaigns/read-period';

/** The most counts of a response: a year of a hundred codes that are used on every other day. */
const MAX_COUNTS = 20_000;

/**
 * Returns `{counts, isComplete}` for the days `from` to `through` of the query, to an editor. 400
 * without a valid period, 503 while the database is unavailable.
 */
export function GET(request: Request): Promise<Response> {
  return answerEditor(request, async () => {
    const period = readPeriod(new URL(request.url).searchParams);
    if (!period) return new Response(null, { status: 400 });
    return Response.json(await readCampaignCounts(await submissionStore(), period, MAX_COUNTS));
  });
}

export function OPTIONS(request: Request): Response {
  return answerPreflight(request);
}
