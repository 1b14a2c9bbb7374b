import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { PictureLink } from '#components/ui/picture-link';
import { TextCardLink } from '#components/ui/text-card-link';
import type { Picture } from '#lib/content/model/picture';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { galleryItem } from './gallery-item';

/** Returns the item of a picture link whose thumbnail has loaded, or not yet. */
function itemOf(picture: Picture, arrived: boolean) {
  const { container, unmount } = renderLocalized(
    <PictureLink picture={picture} sizes="42vw" gallery="house" />,
    'en',
  );
  const link = container.querySelector('a');
  if (!link) throw new Error('There is no link to the picture.');
  Object.defineProperties(link.querySelector('img'), {
    complete: { value: arrived },
    currentSrc: { value: '/media/thumbnail.webp' },
  });
  const item = galleryItem(link);
  unmount();
  return item;
}

test('an item is the whole picture in the available widths, and opens from its thumbnail', () => {
  const item = itemOf(aPicture(), true);
  expect(item).toMatchObject({
    type: 'image',
    width: 1920,
    height: 1080,
    alt: 'A vault lined with casks',
    msrc: '/media/thumbnail.webp',
    thumbCropped: true,
  });
  expect(item.src).toMatch(/w=1920/);
  expect(item.srcset).toMatch(/w=360.* 360w, .* 2400w$/);
});

test('a thumbnail that has not loaded yet is no placeholder', () => {
  expect(itemOf(aPicture(), false).msrc).toBeUndefined();
});

test('text cards have an item type of their own, in the language of the content', () => {
  const { container } = renderLocalized(
    <article lang="de">
      <TextCardLink title="Degrees" text="No strength." id="house-degrees" />
    </article>,
    'en',
  );
  const link = container.querySelector('a');
  const item = link && galleryItem(link);
  expect(item).toMatchObject({ type: 'html' });
  expect(item?.html).toMatch(/^<div [^>]*lang="de">.*Degrees<\/strong><span>No strength\./);
});
