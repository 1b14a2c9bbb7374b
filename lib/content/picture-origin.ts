import 'server-only';
import { serverEnv } from '../platform/env/server.ts';
import { cutSignature } from './cut-signature.ts';
import { PICTURE_PATH, type PictureOrigin } from './model/picture.ts';

const { content } = serverEnv;

/** Embedded pictures come through the site's own origin, hosted ones from the service's CDN. */
export const pictureOrigin: PictureOrigin = {
  ...(content.mode === 'embedded'
    ? { baseUrl: PICTURE_PATH, sign: cutSignature }
    : { baseUrl: 'https://cdn.sanity.io' }),
  projectId: content.projectId,
  dataset: content.dataset,
};
