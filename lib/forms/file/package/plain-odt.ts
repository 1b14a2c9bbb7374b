import { isPlainOdfText } from './odf-text.ts';
import { isPlainMedia } from './plain-media.ts';
import { readPackage } from './read-package.ts';

const MEDIA_TYPE = 'application/vnd.oasis.opendocument.text';

/** Parts with text, formatting, settings and signatures (ODF 1.3, part 2, section 3). */
const TEXT =
  /^(?:(?:content|styles|meta|settings)\.xml|manifest\.rdf|META-INF\/(?:manifest|documentsignatures)\.xml)$/;
const PICTURE = /^(?:Pictures|Thumbnails)\/[^/]+$/;
/** Fonts, and the cache of line breaks: data that no program executes. */
const DATA = /^(?:Fonts\/[^/]+|layout-cache)$/;
/**
 * LibreOffice stores custom menus and keys here, which may start macros; by default it is empty.
 */
const MENUS = /^Configurations2\//;

/**
 * Whether a text document consists of text, pictures and fonts, and starts nothing and needs
 * nothing external. Throws if it cannot be read.
 */
export async function isPlainOdt(bytes: Buffer): Promise<boolean> {
  const parts = await readPackage(bytes);
  if (parts.get('mimetype')?.toString('latin1') !== MEDIA_TYPE || !parts.has('content.xml')) {
    return false;
  }
  for (const [name, content] of parts) {
    if (name === 'mimetype' || DATA.test(name)) continue;
    if (MENUS.test(name) && content.length === 0) continue;
    const isPlain = TEXT.test(name)
      ? isPlainOdfText(content, parts)
      : PICTURE.test(name) && (await isPlainMedia(content));
    if (!isPlain) return false;
  }
  return true;
}
