import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../store/sync-folder.ts';
import { Adoptions, type HasAsset } from './adoptions.ts';

/** The two kinds of assets; each has its own path in URLs and on the disk. */
export type AssetKind = 'images' | 'files';

const ASSETS = 'assets';

/** Returns the path of an asset's file in the data folder. */
export function assetFile(
  dataset: string,
  kind: AssetKind,
  sha1: string,
  extension: string,
): string {
  return join(ASSETS, dataset, kind, `${sha1}.${extension}`);
}

/** An asset whose document is about to be written. */
interface NewAsset {
  readonly dataset: string;
  readonly kind: AssetKind;
  readonly extension: string;
  /** The id of its document. */
  readonly id: string;
}

/** A file that has been received completely but does not belong to a dataset yet. */
export interface ReceivedFile {
  readonly path: string;
  /** Hexadecimal. */
  readonly sha1: string;
  /** In bytes. */
  readonly size: number;
}

/** The asset files of all datasets, named by their content hash, and the uploads in progress. */
export class FileStore {
  readonly #dataDir: string;
  readonly #uploads: string;
  readonly #adoptions: Adoptions;

  /**
   * Deletes the unfinished uploads of an earlier run, and the files of those of which `hasAsset` says
   * that the document was not written.
   */
  constructor(dataDir: string, hasAsset: HasAsset) {
    this.#dataDir = dataDir;
    this.#uploads = join(dataDir, 'uploads');
    this.#adoptions = new Adoptions(dataDir, hasAsset);
    mkdirSync(this.#uploads, { recursive: true });
    this.#adoptions.endEarlier(this.#uploads);
    rmSync(this.#uploads, { recursive: true, force: true });
    mkdirSync(join(dataDir, ASSETS), { recursive: true });
    mkdirSync(this.#uploads, { recursive: true });
  }

  /**
   * Writes a stream to the disk, durably. Returns null where it is longer than `limit` bytes; then, and
   * where the stream fails, nothing of it is stored.
   */
  async receive(source: AsyncIterable<Buffer>, limit: number): Promise<ReceivedFile | null> {
    const path = join(this.#uploads, randomUUID());
    const hash = createHash('sha1');
    const file = await open(path, 'wx');
    let size = 0;
    try {
      for await (const bytes of source) {
        size += bytes.length;
        if (size > limit) {
          await rm(path, { force: true });
          return null;
        }
        hash.update(bytes);
        await file.writeFile(bytes);
      }
      await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return { path, sha1: hash.digest('hex'), size };
  }

  /** Returns the path of an asset's file, whether or not the file exists. */
  pathOf(dataset: string, kind: AssetKind, sha1: string, extension: string): string {
    return join(this.#dataDir, assetFile(dataset, kind, sha1, extension));
  }

  /**
   * Moves a received file to its final path. This is synchronous, so that the asset document can be
   * written in the same turn of the event loop and a deletion cannot come between the two. Returns a
   * function to be called when the document was written, or could not be: in that case, it removes
   * the file, unless it was there before.
   */
  adopt(received: ReceivedFile, { dataset, kind, extension, id }: NewAsset): () => void {
    const file = assetFile(dataset, kind, received.sha1, extension);
    const path = join(this.#dataDir, file);
    mkdirSync(dirname(path), { recursive: true });
    const isNew = !existsSync(path);
    const end = this.#adoptions.begin({ dataset, id, file }, isNew ? received.path : null);
    try {
      if (isNew) renameSync(received.path, path);
      if (isNew) syncFolder(dirname(path));
      return end;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Deletes a received file, unless it has been moved. */
  async discard(file: ReceivedFile): Promise<void> {
    await rm(file.path, { force: true });
  }

  /** Removes an asset's file. */
  remove(dataset: string, kind: AssetKind, sha1: string, extension: string): void {
    rmSync(this.pathOf(dataset, kind, sha1, extension), { force: true });
  }

  /** Removes every asset file of a dataset. */
  removeDataset(dataset: string): void {
    rmSync(join(this.#dataDir, ASSETS, dataset), { recursive: true, force: true });
  }
}
