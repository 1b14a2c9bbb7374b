import { documentFields, fewItems, pictureFields } from '../../queries/fragments.ts';

/** The fields of a gallery, which sections show by reference. */
export const galleryFields = `${documentFields}, title, items${fewItems}{_key, ${pictureFields}}, textCards[]{_key, title, text}`;
