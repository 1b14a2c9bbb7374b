import type { Benchmarks } from './benchmarks-page.ts';
import { processorTime, untilIdle } from './processes.ts';
import { receive } from './receive.ts';
import { pictureAddresses } from './site-requests.ts';

/** How many pictures are rendered in each format. */
const PICTURES = 8;
/** The widest that there is as AVIF. */
const WIDEST = 1200;
/** A service that uses no processor time for so long has nothing left to render. */
const IDLE_MS = 1500;

/**
 * Has the content service render pictures of the home page that nobody has requested before, and
 * returns its processor time for each, on average.
 */
export async function measureRenderings(
  siteUrl: string,
  pids: readonly number[],
): Promise<Benchmarks['renderings']> {
  const html = (await receive(`${siteUrl}/en`)).body.toString();
  const widthOf = (address: string) => Number(/[?&]w=(\d+)/.exec(address)?.[1] ?? Infinity);
  const addresses = pictureAddresses(html).filter((address) => widthOf(address) <= WIDEST);
  const chosen = [...new Set(addresses)].slice(-PICTURES);
  const renderAll = async (format: string) => {
    const before = processorTime(pids);
    for (const address of chosen) {
      const { status } = await receive(siteUrl + address, { Accept: `image/${format}` });
      if (status !== 200) throw new Error(`${address}: ${status}`);
    }
    // An AVIF is rendered after the quick format has been sent.
    await untilIdle(pids, IDLE_MS);
    return (processorTime(pids) - before) / chosen.length;
  };
  return { webpMs: await renderAll('webp'), avifMs: await renderAll('avif,image/webp') };
}
