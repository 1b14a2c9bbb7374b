import { optional } from '../../parse/field.ts';
import { list } from '../../parse/list.ts';
import { localizedLine, localizedText } from '../../parse/localized.ts';
import { keyedPicture } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { key } from '../../parse/scalars.ts';
import { documentShape } from '../../queries/document-shape.ts';

/** A gallery with its fit pictures and cards. */
export const gallerySchema = record({
  ...documentShape('gallery'),
  title: localizedLine,
  items: optional(list('items', keyedPicture)),
  textCards: optional(
    list('textCards', record({ _key: key, title: localizedLine, text: localizedText })),
  ),
});
