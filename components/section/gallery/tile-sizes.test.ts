import { describe, expect, it } from 'vitest';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { tileSizes } from './tile-sizes';

const portrait = aPicture({ width: 1200, height: 1600 });
const square = aPicture({ width: 1600, height: 1600 });
const landscape = aPicture({ width: 2400, height: 1600 });

describe('tileSizes', () => {
  it('fills the square frames of phones and tablets', () => {
    expect(tileSizes(portrait, 0, 6)).toMatch(/^\(width <= 600px\) 70vw, \(width <= 820px\) 30vw,/);
    expect(tileSizes(landscape, 0, 6)).toMatch(
      /^\(width <= 600px\) 105vw, \(width <= 820px\) 45vw,/,
    );
  });

  it('includes what the frame crops at the sides', () => {
    expect(tileSizes(landscape, 1, 6)).toMatch(/, min\(63vw,/);
  });

  it('grows with the window as far as the grid does', () => {
    expect(tileSizes(square, 4, 6)).toMatch(/, min\(54vw, 778px\)$/);
  });

  it('widens the picture that fills the rest of its row', () => {
    expect(tileSizes(square, 4, 5)).toMatch(/, min\(92vw,/);
    expect(tileSizes(square, 1, 2)).toMatch(/, min\(54vw,/);
    expect(tileSizes(portrait, 2, 3)).toMatch(/min\(32vw,/);
  });
});
