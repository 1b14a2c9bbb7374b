import { minWidth } from '../../content/schema/values/picture-widths.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { test } from '../fixtures/studio-test.ts';
import { publishWithinFiveSeconds } from '../support/publish-within-five-seconds.ts';
import { nextEvent } from '../support/studio-documents.ts';

test('a cropped picture is public within five seconds', async ({ client, desk, request }) => {
  // The Studio refuses to publish a picture that its crop leaves too narrow.
  const isWide = `picture.asset->metadata.dimensions.width >= ${2.3 * minWidth('hero')}`;
  const event = await nextEvent(client, `!defined(picture.crop) && ${isWide}`);
  const [, file, width, height] =
    /^image-(\w+-(\d+)x(\d+))-/.exec(event.picture?.asset?._ref ?? '') ?? [];
  await desk.open('Events', 'Upcoming', event.title.en);
  await desk.cropRightHalf('picture');

  /** Returns which share of the width of its picture the page shows, at its whole height. */
  const shownShare = async () => {
    const html = await (await request.get(documentPath(event, 'en'))).text();
    const cuts = html.matchAll(new RegExp(`${file}\\.\\w+\\?rect=0,0,(\\d+),${height}&`, 'g'));
    return Math.max(...Array.from(cuts, ([, cut]) => Number(cut))) / Number(width);
  };
  // The edge of the crop tool is dragged by hand, to the nearest pixel of the screen.
  await publishWithinFiveSeconds(desk, async () => Math.abs((await shownShare()) - 0.5) < 0.05);
});
