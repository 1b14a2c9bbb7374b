import PhotoSwipe from 'photoswipe';
import { expect, test } from 'vitest';
import { lightboxOptions } from './lightbox-options';

/** Returns how far a picture of 1920 × 1080 pixels can be enlarged on a screen. */
function zoomLevels(screen: { x: number; y: number }) {
  const lightbox = new PhotoSwipe({
    ...lightboxOptions({}),
    dataSource: [{ type: 'image', width: 1920, height: 1080 }],
    getViewportSizeFn: () => screen,
  });
  lightbox.init();
  const { fit, secondary, max } = lightbox.currSlide?.zoomLevels ?? {};
  lightbox.destroy();
  return { fit, secondary, max };
}

test('a phone enlarges to three times the fitted size, and by pinching to the whole', () => {
  const { fit = 0, secondary, max } = zoomLevels({ x: 390, y: 800 });
  expect(fit).toBeCloseTo(390 / 1920);
  expect(secondary).toBeCloseTo(3 * fit);
  expect(max).toBe(1);
});

test('a desktop enlarges to every pixel, and by pinching to four times the fitted size', () => {
  const { fit = 0, secondary, max } = zoomLevels({ x: 1440, y: 938 });
  expect(fit).toBe(0.75);
  expect(secondary).toBe(1);
  expect(max).toBe(3);
});
