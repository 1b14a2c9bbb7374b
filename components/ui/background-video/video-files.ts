import type { VideoName } from './video-of';

/** A file of a video, with the media type by which a browser decides whether it can play it. */
interface VideoFile {
  readonly address: URL;
  readonly type: string;
}

/** For wide screens, and for the upright frames of phones. */
type VideoCut = 'wide' | 'tall';

const av1 = 'video/webm; codecs="av01.0.05M.08"';
const h264 = 'video/mp4; codecs="avc1.640028"';

/** The files of each video: AV1 first, which is smaller, and H.264 for browsers without it. */
export const videoFiles: Readonly<Record<VideoName, Record<VideoCut, readonly VideoFile[]>>> = {
  cellar: {
    wide: [
      { address: new URL('./files/cellar-wide.webm', import.meta.url), type: av1 },
      { address: new URL('./files/cellar-wide.mp4', import.meta.url), type: h264 },
    ],
    tall: [
      { address: new URL('./files/cellar-tall.webm', import.meta.url), type: av1 },
      { address: new URL('./files/cellar-tall.mp4', import.meta.url), type: h264 },
    ],
  },
  taproom: {
    wide: [
      { address: new URL('./files/taproom-wide.webm', import.meta.url), type: av1 },
      { address: new URL('./files/taproom-wide.mp4', import.meta.url), type: h264 },
    ],
    tall: [
      { address: new URL('./files/taproom-tall.webm', import.meta.url), type: av1 },
      { address: new URL('./files/taproom-tall.mp4', import.meta.url), type: h264 },
    ],
  },
};
