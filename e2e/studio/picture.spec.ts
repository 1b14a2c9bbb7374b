import { minWidth } from '../../content/schema/values/picture-widths.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/studio-test.ts';
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

test('a moved focal point is public within five seconds', async ({ client, desk, request }) => {
  const event = await nextEvent(client, '!defined(picture.crop) && picture.hotspot.x > 0.4');
  const { width } = event.picture?.hotspot ?? {};
  await desk.open('Events', 'Upcoming', event.title.en);
  await desk.moveFocalPointLeft('picture');

  /** Returns how far from its left edge the picture of the page has its focal point, in percent. */
  const focalPoint = async () => {
    const html = await (await request.get(documentPath(event, 'en'))).text();
    // A page does not say that the centre is the focal point.
    return Number(/fetchPriority="high"[^>]*--focal:(\d+)% /.exec(html)?.[1] ?? 50);
  };
  // The circle ends at the edge of the picture.
  const leftmost = Math.round(50 * Number(width));
  expect(await focalPoint()).toBeGreaterThan(leftmost);
  await publishWithinFiveSeconds(desk, async () => (await focalPoint()) === leftmost);
});
