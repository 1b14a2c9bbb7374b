import { onNewPictures } from '../../lib/media/new-pictures.ts';
import { log } from '../../lib/platform/log/log.ts';
import { messageOf } from '../../lib/platform/log/message-of.ts';
import { pause } from '../../lib/platform/pause.ts';
import { isRendering } from '../../lib/request/revalidate/renderings.ts';
import { pictureAddressesIn } from './picture-addresses.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { type Browsers, type PictureRequest, requestRendering } from './request-rendering.ts';
import { createPictureWarmer } from './warm-pictures.ts';

/** In the order in which pictures are rendered for them: first what most visitors request. */
const allBrowsers: readonly Browsers[] = ['current', 'old'];

/**
 * Starts the background task that has the content service at `apiHost` render pictures before visitors
 * request them: those of the pages in a folder of the build, then those of pages that are rendered
 * again, and uploads. It runs as long as the process, and never rejects.
 */
export async function startPictureWarmup(apiHost: string, pages: string): Promise<void> {
  const render = (picture: PictureRequest) => requestRendering(apiHost, picture);
  const warm = createPictureWarmer({ render, isBusy: isRendering, pause });
  onNewPictures((paths) => {
    void warm(allBrowsers.flatMap((browsers) => paths.map((path) => ({ path, browsers }))));
  });
  try {
    for (const browsers of allBrowsers) {
      for await (const html of prerenderedPages(pages)) {
        // One by one, so that what is reported in the meantime comes first.
        for (const path of pictureAddressesIn(html)) await warm([{ path, browsers }]);
      }
    }
  } catch (error) {
    log('warning', 'picture.not-prerendered', { error: messageOf(error) });
  }
}
