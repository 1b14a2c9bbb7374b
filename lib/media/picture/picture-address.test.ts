// @vitest-environment node
import { expect, it } from 'vitest';
import { addressAtService, pictureAddress, serviceAddress } from './picture-address.ts';
import type { Rendering } from './renderings.ts';
import { aPicture } from './testing/a-picture.ts';

const { id, origin } = aPicture();
const apiHost = 'http://127.0.0.1:3333';

const renderings: readonly Rendering[] = [
  { id, cut: { left: 200, top: 0, width: 2000, height: 1350 }, width: 880 },
  { id, cut: null, width: 360 },
  { id, cut: null, width: null },
];

it.each(renderings)(
  'the address of a picture leads to the same one at the service',
  (rendering) => {
    expect(addressAtService(pictureAddress(origin, rendering), apiHost)).toBe(
      serviceAddress({ ...origin, baseUrl: apiHost }, rendering),
    );
  },
);
