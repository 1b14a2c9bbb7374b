import { describe, expect, test } from 'vitest';
import { type Geometry, planGeometry } from './geometry.ts';
import { parseImageParameters } from './parameters.ts';

/** Plans a picture of 1000 × 500 pixels. */
function plan(query: string): Geometry {
  const parsed = parseImageParameters(new URLSearchParams(query));
  if (!parsed.ok || parsed.value === null) throw new Error(`no plan for ${query}`);
  return planGeometry({ width: 1000, height: 500 }, parsed.value);
}
const sizeOf = (query: string) => {
  const { size, canvas } = plan(query);
  const { width, height } = canvas ?? size;
  return `${width}x${height}`;
};

describe('sizes', () => {
  test.each([
    ['w=400', '400x200'],
    ['h=100', '200x100'],
    ['w=400&dpr=2', '800x400'],
    ['w=2000', '2000x1000'],
    ['w=2000&fit=max', '1000x500'],
    ['w=400&h=400', '400x200'],
    ['w=400&h=400&fit=fill', '400x400'],
    ['w=2000&h=2000&fit=fillmax', '2000x2000'],
    ['w=400&h=400&fit=scale', '400x400'],
    ['w=400&h=400&fit=crop', '400x400'],
    ['w=2000&h=2000&fit=crop', '2000x2000'],
    ['w=2000&h=2000&fit=min', '500x500'],
    ['w=300&h=300&fit=min', '300x300'],
    ['max-w=300', '300x150'],
    ['max-h=100', '200x100'],
    ['w=400&max-h=100&fit=crop', '400x100'],
    ['rect=0,0,100,100&w=50', '50x50'],
    ['q=50', '1000x500'],
    ['w=8000', '4000x2000'],
    ['w=8000&h=8000&fit=scale', '2828x2828'],
  ])('%s gives %s', (query, expected) => {
    expect(sizeOf(query)).toBe(expected);
  });

  test('fill and fillmax keep the proportions of the picture', () => {
    expect(plan('w=400&h=400&fit=fill').size).toEqual({ width: 400, height: 200 });
    expect(plan('w=2000&h=2000&fit=fillmax').size).toEqual({ width: 1000, height: 500 });
  });
});

describe('cuts', () => {
  test.each([
    ['', 250],
    ['&crop=left', 0],
    ['&crop=right', 500],
    ['&crop=top,left', 0],
    ['&fp-x=0.1', 0],
    ['&fp-x=0.9', 500],
    ['&crop=focalpoint&fp-x=0.4', 150],
  ])('a square cut with "%s" begins at %i', (crop, left) => {
    const { region } = plan(`w=100&h=100&fit=crop${crop}`);
    expect(region).toEqual({ left, top: 0, width: 500, height: 500 });
  });

  test('the focal point is converted to the region of rect', () => {
    const { region } = plan('rect=500,0,500,500&w=100&h=200&fit=crop&fp-x=0.95');
    expect(region).toEqual({ left: 750, top: 0, width: 250, height: 500 });
  });

  test('a rect beyond the picture is clipped to it', () => {
    expect(plan('rect=900,400,500,500').region).toEqual({
      left: 900,
      top: 400,
      width: 100,
      height: 100,
    });
  });
});

describe('parameters', () => {
  test.each([
    'w=0',
    'w=9000',
    'w=abc',
    'fit=stretch',
    'fm=bmp',
    'q=101',
    'bg=red',
    'or=45',
    'rect=1,2,3',
    'dpr=9',
    'crop=middle',
  ])('%s is rejected with the name of the parameter', (query) => {
    const parsed = parseImageParameters(new URLSearchParams(query));
    const name = query.split('=')[0];
    expect(parsed).toMatchObject({
      ok: false,
      error: { status: 400, body: { message: expect.stringContaining(`"${name}"`) } },
    });
  });

  test('without any known parameter returns null for the original', () => {
    expect(parseImageParameters(new URLSearchParams('dl=x&foo=1'))).toEqual({
      ok: true,
      value: null,
    });
  });
});
