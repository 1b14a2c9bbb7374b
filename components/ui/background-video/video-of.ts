/** The pictures of which there is a video, by the SHA-1 of their master. */
const videos = {
  d4b8c73af61d9172b99d3db784f8bef081e7f387: 'cellar',
  '540f157f412252a7548c5485e5a8c523dc152ae5': 'taproom',
} as const;

export type VideoName = (typeof videos)[keyof typeof videos];

/**
 * Returns the name of the background video in which the picture with this asset id moves; null if there is
 * none. The content service names a picture by its content, so an editor who replaces the picture also
 * removes its video.
 */
export function videoOf(id: string): VideoName | null {
  const video = Object.entries(videos).find(([sha1]) => id.startsWith(`image-${sha1}-`));
  return video?.[1] ?? null;
}

/** Returns the name that an attribute of the page has; null if it is not that of a video. */
export function readVideoName(value: string | undefined): VideoName | null {
  return Object.values(videos).find((name) => name === value) ?? null;
}
