import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createFixture, type Fixture } from '../../testing/fixture.ts';

/** A content service with pictures, for tests. */
export interface ImageFixture {
  readonly fixture: Fixture;
  /** The log lines of the service. */
  readonly logged: readonly string[];
  /** Uploads a picture; returns its id and its URL. */
  upload(picture: Buffer): Promise<{ readonly id: string; readonly url: string }>;
  /** Returns the number of pictures cached on the disk. */
  cached(): Promise<number>;
}

/** Creates an {@link ImageFixture}. */
export async function createImageFixture(): Promise<ImageFixture> {
  const logged: string[] = [];
  const fixture = await createFixture({ log: ({ message }) => logged.push(message) });
  return {
    fixture,
    logged,
    async upload(picture) {
      const { _id: id, url } = await fixture.client('editor').assets.upload('image', picture);
      return { id, url };
    },
    async cached() {
      const folder = join(fixture.dataDir, 'image-cache');
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
  };
}

/** Requests a picture. */
export async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, type: response.headers.get('content-type') };
}

/** Creates a GIF of two frames of 20 × 20 pixels. */
export async function movingPicture(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return await sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer();
}
