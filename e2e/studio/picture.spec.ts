import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { nextEvent } from '../support/studio-documents.ts';
import { withinFiveSecondsOf } from '../support/within-five-seconds.ts';

test('a cropped picture is public within five seconds', async ({ client, desk, request }) => {
  const event = await nextEvent(client, 'defined(picture.asset) && !defined(picture.crop)');
  const [, file, width, height] =
    /^image-(\w+-(\d+)x(\d+))-/.exec(event.picture?.asset?._ref ?? '') ?? [];
  await desk.open('Events', 'Upcoming', event.title.en);
  await desk.cropRightHalf('picture');
  const published = await desk.pressPublish();

  /** Returns which share of the width of its picture the page shows, at its whole height. */
  const shownShare = async () => {
    const html = await (await request.get(documentPath(event, 'en'))).text();
    const cuts = html.matchAll(new RegExp(`${file}\\.\\w+\\?rect=0,0,(\\d+),${height}&`, 'g'));
    return Math.max(...Array.from(cuts, ([, cut]) => Number(cut))) / Number(width);
  };
  await expect.poll(shownShare, withinFiveSecondsOf(published)).toBeCloseTo(0.5, 1);
});
