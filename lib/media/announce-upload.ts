import 'server-only';
import { pictureOrigin } from '../content/picture-origin.ts';
import { publishNewPictures } from './new-pictures.ts';
import { uploadAddresses } from './picture/upload-addresses.ts';

/** Reports the sizes of a document that was published, if it is a picture, as requested soon. */
export function announceUpload(id: string): void {
  publishNewPictures(uploadAddresses(pictureOrigin, id));
}
