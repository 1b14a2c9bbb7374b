import { partKinds } from './docx-part-types.ts';
import { hasPlainRelationships, linksOf } from './docx-relationships.ts';
import { isPlainWordText } from './docx-text.ts';
import { isPlainMedia } from './plain-media.ts';
import { readPackage } from './read-package.ts';

/**
 * Allowed paths of parts in a Word document. Percent escapes and pieces of parts (`/[0].piece`) may
 * be resolved to another name (ECMA-376-2, sections 9.1.1 and 9.1.3).
 */
const PLACES =
  /^(?:\[Content_Types\]\.xml|(?:_rels|docProps|word|customXml|docMetadata)\/[^%[\]]*)$/;

/**
 * Whether a Word document consists of text, pictures and fonts, needs nothing external and has only
 * harmless fields. Throws if it cannot be read.
 */
export async function isPlainDocx(bytes: Buffer): Promise<boolean> {
  const parts = await readPackage(bytes);
  const kinds = partKinds(parts);
  if (kinds === null || ![...parts.keys()].every((name) => PLACES.test(name))) return false;
  if (!hasPlainRelationships(parts, kinds)) return false;
  for (const [name, content] of parts) {
    const kind = kinds.get(name);
    if (kind === 'picture' && !(await isPlainMedia(content))) return false;
    if (kind === 'text' && !isPlainWordText(content, linksOf(name, parts))) return false;
  }
  return true;
}
