import { type ZipEntry, zipEntries } from './zip-entries.ts';

/** More than a document of 10 MB unpacks to; what claims more is made to fill a disk. */
const LARGEST_UNPACKED = 200 * 1024 * 1024;
const MOST_ENTRIES = 2000;

const MEDIA = /\.(png|jpe?g|gif|bmp|tiff?|wmf|emf|svg|xml|rels|rdf|fntdata|odttf|ttf|bin)$/i;
const DOCX_PLACES = /^(\[Content_Types\]\.xml$|(_rels|docProps|word|customXml|docMetadata)\/)/;
const DOCX_CARRIES = /(^|\/)(embeddings|activeX)\/|vbaProject|vbaData|oleObject/i;
const ODT_PLACES =
  /^((mimetype|content\.xml|styles\.xml|meta\.xml|settings\.xml|manifest\.rdf|layout-cache)$|(META-INF|Thumbnails|Pictures|Configurations2|Fonts)\/)/;

/** True for a Word document without macros, embedded objects and files that do not belong there. */
export function isPlainDocx(bytes: Buffer): boolean {
  const entries = zipEntries(bytes);
  return (
    entries !== null &&
    isHarmless(entries) &&
    entries.some(({ name }) => name === 'word/document.xml') &&
    entries.every(({ name }) => DOCX_PLACES.test(name) && !DOCX_CARRIES.test(name)) &&
    entries.every(({ name }) => name.endsWith('/') || MEDIA.test(name))
  );
}

/** True for a text document without scripts, embedded objects and files that do not belong there. */
export function isPlainOdt(bytes: Buffer): boolean {
  const entries = zipEntries(bytes);
  return (
    entries !== null &&
    isHarmless(entries) &&
    entries.some(({ name }) => name === 'content.xml') &&
    entries.every(({ name }) => ODT_PLACES.test(name)) &&
    entries.every(({ name }) => !/\.(exe|dll|js|vbs|jar|zip|sh|bat|ps1|docm?|html?)$/i.test(name))
  );
}

/** Unpacks to a sensible size, into its own folder. */
function isHarmless(entries: readonly ZipEntry[]): boolean {
  const unpacked = entries.reduce((total, { size }) => total + size, 0);
  return (
    entries.length <= MOST_ENTRIES &&
    unpacked <= LARGEST_UNPACKED &&
    new Set(entries.map(({ name }) => name)).size === entries.length &&
    entries.every(({ name }) => !/(^|[\\/])\.\.([\\/]|$)|^[\\/]|\0|\\/.test(name))
  );
}
