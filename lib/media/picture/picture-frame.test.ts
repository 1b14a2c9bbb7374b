import { describe, expect, it } from 'vitest';
import { focusInFrame, frameOf } from './picture-frame.ts';
import { aPicture } from './testing/a-picture.ts';

const at = (x: number, y: number) =>
  ({ _type: 'sanity.imageHotspot', x, y, width: 0.1, height: 0.1 }) as const;
const crop = { _type: 'sanity.imageCrop', left: 0.5, right: 0, top: 0, bottom: 0.2 } as const;

describe('frameOf', () => {
  it('is limited by the side that is too short for the ratio, and is centred', () => {
    expect(frameOf(aPicture(), 'wide')).toEqual({ left: 0, top: 75, width: 2400, height: 1200 });
    expect(frameOf(aPicture(), 'tall')).toEqual({ left: 778, top: 0, width: 844, height: 1350 });
  });

  it("lies inside the editor's crop", () => {
    expect(frameOf(aPicture({ crop }))).toEqual({ left: 1200, top: 0, width: 1200, height: 1080 });
    expect(frameOf(aPicture({ crop }), 'square')).toMatchObject({ left: 1260, width: 1080 });
  });

  it('is centred on the focal point, within the picture', () => {
    expect(frameOf(aPicture({ hotspot: at(0.5, 0.7) }), 'square').left).toBe(525);
    expect(frameOf(aPicture({ hotspot: at(0.9, 0.7) }), 'square').left).toBe(1050);
    expect(frameOf(aPicture({ crop, hotspot: at(0.1, 0.7) }), 'square').left).toBe(1200);
  });
});

describe('focusInFrame', () => {
  it('is the centre without a focal point', () => {
    expect(focusInFrame(aPicture())).toEqual({ x: 50, y: 50 });
  });

  it('is the focal point itself in an uncut picture', () => {
    expect(focusInFrame(aPicture({ hotspot: at(0.3, 0.7) }))).toEqual({ x: 30, y: 70 });
  });

  it('moves to the centre of a frame that is cut around it', () => {
    expect(focusInFrame(aPicture({ hotspot: at(0.4, 0.7) }), 'portrait')).toEqual({ x: 50, y: 70 });
  });

  it('moves towards the edge if the frame cannot follow', () => {
    const { x } = focusInFrame(aPicture({ hotspot: at(0.95, 0.5) }), 'portrait');
    expect(x).toBeGreaterThan(80);
    expect(x).toBeLessThanOrEqual(100);
  });

  it("is relative to the editor's crop", () => {
    expect(focusInFrame(aPicture({ crop, hotspot: at(0.75, 0.4) }))).toEqual({ x: 50, y: 50 });
  });

  it('stays inside the frame if the focal point was cropped away', () => {
    expect(focusInFrame(aPicture({ crop, hotspot: at(0.1, 0.9) }))).toEqual({ x: 0, y: 100 });
  });
});
