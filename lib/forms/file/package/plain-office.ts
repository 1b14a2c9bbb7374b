import { nameSet } from '../common/name-set.ts';
import { CONTENT_TYPES, partKinds } from './docx-part-types.ts';
import { hasPlainRelationships, linksOf } from './docx-relationships.ts';
import { readWordText } from './docx-text.ts';
import { isPlainMedia } from './plain-media.ts';
import { type CountUnpacked, createUnpackedCount, readPackage } from './read-package.ts';

/** The permitted parts of a package of Office Open XML. */
interface OfficePackage {
  /** Types of the main part, of which there is one. */
  readonly main: ReadonlySet<string>;
  /** Folders of the parts. */
  readonly folders: ReadonlySet<string>;
  /** Whether its old drawings may have additions of newer versions of Word. */
  readonly mayHaveAdditions: boolean;
}

/** A Word document without macros. */
const DOCUMENT: OfficePackage = {
  main: nameSet('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'),
  folders: nameSet('_rels docProps word customXml docMetadata'),
  mayHaveAdditions: true,
};

/** The theme that Word stores with a rich text. */
const THEME: OfficePackage = {
  main: nameSet('application/vnd.openxmlformats-officedocument.themeManager+xml'),
  folders: nameSet('_rels theme'),
  mayHaveAdditions: false,
};

/**
 * What newer versions of Word add to a document from before 2007, or to a drawing in its form of that
 * time: a theme, or a drawing.
 */
const ADDITION: OfficePackage = {
  main: nameSet(`
    application/vnd.openxmlformats-officedocument.themeManager+xml
    application/vnd.ms-office.DrsShape+xml
    application/vnd.ms-office.DrsGroupShape+xml
    application/vnd.ms-office.DrsConnector+xml
    application/vnd.ms-office.DrsPicture+xml
    application/vnd.ms-office.DrsE2oDoc+xml
    application/vnd.openxmlformats-officedocument.drawing+xml
  `),
  folders: nameSet('_rels theme drs clipboard'),
  mayHaveAdditions: false,
};

/**
 * The folder of a part. Percent escapes and pieces of parts (`/[0].piece`) may be resolved to
 * another name (ECMA-376-2, sections 9.1.1 and 9.1.3).
 */
const FOLDER = /^([^%[\]/]+)\/[^%[\]]*$/;

/**
 * Whether a Word document consists of text, pictures and fonts, needs nothing external and has only
 * harmless fields. Throws if it cannot be read.
 */
export async function isPlainDocx(bytes: Buffer): Promise<boolean> {
  return await isPlain(bytes, DOCUMENT, createUnpackedCount());
}

/** Whether a theme is plain, as a Word document is. Throws if it cannot be read. */
export async function isPlainTheme(bytes: Buffer, count: CountUnpacked): Promise<boolean> {
  return await isPlain(bytes, THEME, count);
}

/** Whether a theme or drawing is plain, as a Word document is. Throws if it cannot be read. */
export async function isPlainAddition(bytes: Buffer, count: CountUnpacked): Promise<boolean> {
  return await isPlain(bytes, ADDITION, count);
}

async function isPlain(
  bytes: Buffer,
  { main, folders, mayHaveAdditions }: OfficePackage,
  count: CountUnpacked,
): Promise<boolean> {
  const parts = await readPackage(bytes, count);
  const kinds = partKinds(parts, main);
  const isPart = (name: string) =>
    name === CONTENT_TYPES || folders.has(FOLDER.exec(name)?.[1] ?? '');
  if (kinds === null || ![...parts.keys()].every(isPart)) return false;
  if (!hasPlainRelationships(parts, kinds)) return false;
  for (const [name, content] of parts) {
    const kind = kinds.get(name);
    if (kind === 'picture' && !(await isPlainMedia(content))) return false;
    if (kind !== 'text') continue;
    const text = readWordText(content, linksOf(name, parts));
    if (!text.isPlain || (text.packages.length > 0 && !mayHaveAdditions)) return false;
    for (const addition of text.packages) {
      if (!(await isPlainAddition(addition, count))) return false;
    }
  }
  return true;
}
