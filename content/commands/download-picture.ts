import { createHash } from 'node:crypto';
import { isImageAssetId } from '@sanity/asset-utils';
import type { SanityClient } from '@sanity/client';
import { pictureExtensions } from '../format/catalogue.ts';

const maxWaitMs = 60_000;

/** The original of a picture. */
export interface Master {
  readonly bytes: Buffer;
  /** Hexadecimal. */
  readonly sha1: string;
  /** Of a format that can be imported, without a dot. */
  readonly extension: string;
}

/** The original of a picture, or why there is none. */
export type Downloaded =
  | { readonly ok: true; readonly master: Master }
  | { readonly ok: false; readonly problem: string };

/**
 * Downloads the original of an image asset from the client's content service. Address, format and
 * hash follow from the asset's id alone: editors can change every field of its document, and
 * commands run on the machine of an operator.
 */
export async function downloadPicture(client: SanityClient, assetId: string): Promise<Downloaded> {
  const parts = isImageAssetId(assetId) ? assetId.split('-') : [];
  const [, sha1 = '', size = '', extension = ''] = parts;
  if (!pictureExtensions.has(extension)) {
    return { ok: false, problem: `the picture ${assetId} has a format that cannot be imported` };
  }
  const { projectId, dataset } = client.config();
  const url = `${hostOf(client)}/images/${projectId}/${dataset}/${sha1}-${size}.${extension}`;
  const bytes = await download(url, sha1);
  return bytes
    ? { ok: true, master: { bytes, sha1, extension } }
    : { ok: false, problem: `the picture ${assetId} could not be fetched from ${url}` };
}

/** Returns the origin of the assets: that of the embedded service, or the CDN of the hosted one. */
function hostOf(client: SanityClient): string {
  const { useProjectHostname, apiHost } = client.config();
  return useProjectHostname ? 'https://cdn.sanity.io' : apiHost;
}

/** Returns the bytes with this hash; undefined where the address has no such. */
async function download(url: string, sha1: string): Promise<Buffer | undefined> {
  try {
    const signal = AbortSignal.timeout(maxWaitMs);
    const response = await fetch(url, { redirect: 'error', signal });
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.ok && createHash('sha1').update(bytes).digest('hex') === sha1
      ? bytes
      : undefined;
  } catch {
    return undefined;
  }
}
