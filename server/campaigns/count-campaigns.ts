import type { IncomingMessage, ServerResponse } from 'node:http';
import { countEvent } from '../../lib/request/campaigns/pending-counts.ts';
import { onResponseEnd } from '../http/on-response-end.ts';
import { campaignEvent } from './campaign-event.ts';

/**
 * Counts a request for its campaign once a page has been sent, also if it is the one that the browser
 * has already. Redirects, missing pages and visits from the Studio are no arrivals.
 */
export function countCampaigns(
  request: IncomingMessage,
  response: ServerResponse,
  studioUrl: string | undefined,
): void {
  const event = campaignEvent(request, studioUrl);
  if (!event) return;
  onResponseEnd(response, () => {
    const { headersSent, statusCode } = response;
    if (headersSent && (statusCode === 200 || statusCode === 304)) countEvent(event, new Date());
  });
}
