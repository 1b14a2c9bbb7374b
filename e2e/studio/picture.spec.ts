import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

test('a cropped picture is public within five seconds', async ({ desk, request }) => {
  await desk.open('Events', 'Upcoming', 'Malt walk');
  await desk.cropRightHalf('picture');
  await desk.publish();

  /** Returns which share of the width of its picture the page shows. */
  const shownShare = async () => {
    const html = await (await request.get(pathFor('event', 'en', 'malt-walk'))).text();
    const [, whole, cropped] = /-(\d+)x\d+\.jpg\?rect=0,0,(\d+),\d+&amp;w=/.exec(html) ?? [];
    return Number(cropped) / Number(whole);
  };
  await expect.poll(shownShare, withinFiveSeconds).toBeCloseTo(0.5, 1);
});
