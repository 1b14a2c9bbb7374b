// @vitest-environment node
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { videoFiles } from './video-files';

/** In bytes; what a phone and a computer load behind a page that is finished. */
const limits = { tall: 900_000, wide: 2_500_000 } as const;

const cuts = Object.values(videoFiles).flatMap((video) => Object.entries(video));

it('there are the files of every video, and no others', () => {
  const named = cuts.flatMap(([, files]) => files.map(({ address }) => fileURLToPath(address)));
  const folder = fileURLToPath(new URL('./files', import.meta.url));
  expect(
    readdirSync(folder)
      .map((file) => `${folder}/${file}`)
      .toSorted(),
  ).toEqual(named.toSorted());
});

it.each(cuts)('a %s video is light', (cut, files) => {
  for (const { address } of files) {
    expect(statSync(address).size).toBeLessThanOrEqual(cut === 'tall' ? limits.tall : limits.wide);
  }
});
