/** The media types of the files a museum's website offers for download, by extension. */
const TYPES = new Map(
  Object.entries({
    avif: 'image/avif',
    bin: 'application/octet-stream',
    csv: 'text/csv',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    gif: 'image/gif',
    ics: 'text/calendar',
    jpg: 'image/jpeg',
    json: 'application/json',
    m4a: 'audio/mp4',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    tif: 'image/tiff',
    txt: 'text/plain',
    vtt: 'text/vtt',
    wav: 'audio/wav',
    webm: 'video/webm',
    webp: 'image/webp',
    woff2: 'font/woff2',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    zip: 'application/zip',
  }),
);

const OCTETS = 'application/octet-stream';

/** Returns the media type of a file by its extension (without the dot). */
export function mediaTypeOf(extension: string): string {
  return TYPES.get(extension) ?? OCTETS;
}

/**
 * Returns the extension and media type of an upload: from its file name where that has an
 * extension, else from the `Content-Type` it was sent with.
 */
export function describeUpload(
  filename: string | null,
  contentType: string | undefined,
): { extension: string; mimeType: string } {
  const sent = contentType?.split(';')[0]?.trim().toLowerCase() ?? OCTETS;
  const named = /\.([a-z0-9]{1,16})$/i.exec(filename ?? '')?.[1]?.toLowerCase();
  if (named !== undefined) return { extension: named, mimeType: TYPES.get(named) ?? sent };
  const known = [...TYPES].find(([, type]) => type === sent)?.[0];
  return { extension: known ?? 'bin', mimeType: sent };
}
