import { describe, expect, it } from 'vitest';
import { isReadyMaster } from './is-ready-master.ts';

const crop = { _type: 'sanity.imageCrop', left: 0.1, right: 0, top: 0, bottom: 0 } as const;
const engraving = { id: 'image-0f-1200x1397-webp', width: 1200, crop: null };

describe('isReadyMaster', () => {
  it('accepts a master that is ready for the web', () => {
    expect(isReadyMaster(engraving)).toBe(true);
  });

  it.each([
    ['a photograph', { ...engraving, id: 'image-0f-1200x1397-jpg' }],
    ['a PNG, of whatever weight', { ...engraving, id: 'image-0f-1200x1397-png' }],
    ['a wide one', { ...engraving, width: 2400 }],
    ['a cropped one', { ...engraving, crop }],
  ])('rejects %s', (_, picture) => {
    expect(isReadyMaster(picture)).toBe(false);
  });
});
