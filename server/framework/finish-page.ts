import { type FinishedPage, finishedPage } from '../response-cache/finished-pages.ts';
import { adjustments } from './adjustments.ts';
import { inlineParts } from './inline-parts.ts';
import { loadAfterPaint } from './load-after-paint.ts';
import { omitContentData } from './omit-content-data.ts';
import { shortenData } from './shorten-data.ts';

/**
 * Finishes a document. A private one keeps the data of its content: a preview, because React shows each
 * change by comparing data; a filtered list and a not-found page, because the server inserts something of
 * the client into their markup, which React would remove on coming back.
 */
export function finishDocument(body: Buffer, isForOne: boolean): FinishedPage {
  const whole = body.toString('utf8');
  const omits = adjustments.omitContentData.isOn && !isForOne;
  const text = omits ? omitContentData(whole) : whole;
  const loaded = adjustments.loadAfterPaint.isOn ? loadAfterPaint(text) : text;
  const html = adjustments.shortenData.isOn ? shortenData(loaded) : loaded;
  return finishedPage(Buffer.from(html), inlineParts(html));
}

/** Finishes a payload of the router, or a drawing, which is sent as it is. */
export function finishPayload(body: Buffer): FinishedPage {
  return finishedPage(body, { scripts: [], styles: [] });
}
