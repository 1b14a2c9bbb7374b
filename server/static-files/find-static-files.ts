import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import type { Coding } from '../http/negotiate-coding.ts';
import { codings, compressedFile, listFiles } from './list-files.ts';

/** A file in one content coding. */
export interface Representation {
  /** The path of the file that contains it. */
  readonly file: string;
  /**
   * Its content in memory; null for a large file, and for an uncompressed form that has compressed ones,
   * which nearly all clients accept.
   */
  readonly bytes: Buffer | null;
  /** A strong entity tag (RFC 9110, section 8.8.3). */
  readonly entityTag: string;
}

/** In bytes; larger files, above all videos, are read when they are requested. */
const MAX_IN_MEMORY_BYTES = 512 * 1024;

/** A static file in all its forms. */
export interface StaticFile {
  /** The value of `Content-Type`. */
  readonly type: string;
  readonly identity: Representation;
  /** The compressed forms, preferred ones first. */
  readonly compressed: readonly (Representation & { readonly coding: Coding })[];
}

/**
 * Finds the static files of a build, by the decoded paths of their URLs. Identifies each by its
 * content, because that is the same on every server, and times of files are not.
 */
export function findStaticFiles(root: string, distFolder: string): ReadonlyMap<string, StaticFile> {
  const files = listFiles(root, distFolder).map((listed) => {
    const compressed = codings.flatMap((each) => {
      const file = compressedFile(root, distFolder, listed, each);
      return existsSync(file) ? [{ coding: each.coding, ...representation(file) }] : [];
    });
    const type = contentType(extname(listed.file)) || 'application/octet-stream';
    const whole = representation(listed.file);
    const identity = compressed.length > 0 ? { ...whole, bytes: null } : whole;
    return [listed.path, { type, identity, compressed }] as const;
  });
  return new Map(files);
}

function representation(file: string): Representation {
  const bytes = readFileSync(file);
  const entityTag = `"${hash('sha256', bytes, 'base64url')}"`;
  return { file, bytes: bytes.length > MAX_IN_MEMORY_BYTES ? null : bytes, entityTag };
}
