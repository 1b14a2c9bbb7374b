import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

// An asset is a file first and a document afterwards. What is only a file, because the disk was full
// or the process was killed in between, belongs to nobody. It is recognised by a mark that lies in the
// folder of uploads meanwhile, and not by comparing all files with all documents: with a database that
// somebody has put in the place of the right one, that would delete every asset.

const MARK = '.adopted';

const adoptedSchema = z.object({
  dataset: z.string(),
  /** The id of its document. */
  id: z.string(),
  /** Its path in the data folder. */
  file: z.string(),
});

/** The file of an asset whose document is about to be written. */
export type AdoptedFile = z.infer<typeof adoptedSchema>;

/** Whether a dataset has the document of an asset, or a draft or a version of it. */
export type HasAsset = (dataset: string, id: string) => boolean;

interface Adoption {
  uploads: number;
  /** The marks of those uploads that have brought the file: none if it was there before. */
  readonly marks: string[];
}

/** The asset files whose documents are being written. */
export class Adoptions {
  readonly #dataDir: string;
  readonly #hasAsset: HasAsset;
  readonly #byFile = new Map<string, Adoption>();

  constructor(dataDir: string, hasAsset: HasAsset) {
    this.#dataDir = dataDir;
    this.#hasAsset = hasAsset;
  }

  /**
   * Begins an adoption, with a mark at the path `received` if the file is new. Returns a function that
   * ends it: the last one that ends removes a new file that has no document.
   */
  begin(adopted: AdoptedFile, received: string | null): () => void {
    const adoption = this.#byFile.get(adopted.file) ?? { uploads: 0, marks: [] };
    if (received !== null) {
      const mark = `${received}${MARK}`;
      writeFileSync(mark, JSON.stringify(adopted), { mode: 0o600 });
      adoption.marks.push(mark);
    }
    adoption.uploads += 1;
    this.#byFile.set(adopted.file, adoption);
    return () => {
      adoption.uploads -= 1;
      if (adoption.uploads > 0) return;
      this.#byFile.delete(adopted.file);
      if (adoption.marks.length > 0) this.#removeUnlessStored(adopted);
      for (const mark of adoption.marks) rmSync(mark, { force: true });
    };
  }

  /** Ends the adoptions of an earlier run whose marks are left in the folder of uploads. */
  endEarlier(uploads: string): void {
    for (const name of readdirSync(uploads).filter((file) => file.endsWith(MARK))) {
      const adopted = parseMark(readFileSync(join(uploads, name), 'utf8'));
      if (adopted !== null) this.#removeUnlessStored(adopted);
    }
  }

  #removeUnlessStored({ dataset, id, file }: AdoptedFile): void {
    if (!this.#hasAsset(dataset, id)) rmSync(join(this.#dataDir, file), { force: true });
  }
}

/** Returns null for a mark that was not written completely: then its file was not moved, either. */
function parseMark(text: string): AdoptedFile | null {
  try {
    return adoptedSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
