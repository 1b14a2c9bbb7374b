import { onNewPictures } from '../../lib/media/new-pictures.ts';
import { log } from '../../lib/platform/log/log.ts';
import { messageOf } from '../../lib/platform/log/message-of.ts';
import { pause } from '../../lib/platform/pause.ts';
import { isRendering } from '../../lib/request/revalidate/renderings.ts';
import { pictureAddressesIn } from './picture-addresses.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { type PictureRequest, requestRendering } from './request-rendering.ts';
import { createPictureWarmer } from './warm-pictures.ts';

/**
 * Starts the background task that has the content service at `apiHost` render pictures before visitors
 * request them: those of the pages in a folder of the build, then the same for old browsers; and those of
 * pages that are rendered again and of uploads, which few old browsers will request before the next
 * start. It runs as long as the process, and never rejects.
 */
export async function startPictureWarmup(apiHost: string, pages: string): Promise<void> {
  const render = (picture: PictureRequest) => requestRendering(apiHost, picture);
  const warm = createPictureWarmer({ render, isBusy: isRendering, pause });
  onNewPictures((paths) => {
    void warm(paths.map((path) => ({ path, browsers: 'current' })));
  });
  try {
    for (const browsers of ['current', 'old'] as const) {
      for await (const html of prerenderedPages(pages)) {
        // One by one, so that what is reported in the meantime comes first.
        for (const path of pictureAddressesIn(html)) await warm([{ path, browsers }]);
      }
    }
  } catch (error) {
    log('warning', 'picture.not-prerendered', { error: messageOf(error) });
  }
}
