import { PICTURE_PATH } from '../lib/content/model/picture.ts';

/** Matches paths of pictures: those of the content service, and posters. */
export const picturePaths = new RegExp(`^(?:${PICTURE_PATH}|/posters)/`);

/** Matches paths of files that are the same for every page. */
export const filePaths = /^\/(?:_next\/static|assets|fonts)\/|^\/favicon\.ico$/;
