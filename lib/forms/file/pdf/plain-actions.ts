import { type PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { nameSet } from '../common/name-set.ts';
import { isPlainLink } from '../common/plain-link.ts';
import type { PdfContent } from './pdf-content.ts';
import { hasKey, listed, nameIn, textIn, valuesOf } from './pdf-values.ts';

/** Keys with actions (ISO 32000-2, section 12.6.3). */
const HOLDERS = ['A', 'PA', 'Next', 'OpenAction'];

/** Every type of action (ISO 32000-2, table 201), so that actions are recognized under any key. */
const TYPES = nameSet(`
  GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData
  JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute
`);

/**
 * The allowed keys of an action, by its type: some readers take one with other keys as another
 * action.
 */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  GoTo: ['Type', 'S', 'D', 'SD', 'Next'],
  Named: ['Type', 'S', 'N', 'Next'],
  URI: ['Type', 'S', 'URI', 'IsMap', 'Next'],
};

const TURNS = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];

/**
 * Whether the only actions of a PDF are to go to its own pages, and to open plain links on a click.
 */
export function hasPlainActionsOnly(content: PdfContent): boolean {
  const [clicked, reached] = [new Set<PDFObject>(), new Set<PDFObject>()];
  for (const dictionary of content.dictionaries) {
    for (const key of HOLDERS) {
      const held = dictionary.get(PDFName.of(key));
      if (held === undefined) continue;
      if (valuesOf(held, content).length === 0) return false;
      const isClicked = key === 'A' && nameIn(dictionary, 'Subtype') === 'Link';
      for (const action of listed(held, content)) (isClicked ? clicked : reached).add(action);
    }
  }
  return content.dictionaries.every((dictionary) => {
    const isClicked = clicked.has(dictionary) && !reached.has(dictionary);
    const isHeld = clicked.has(dictionary) || reached.has(dictionary);
    return !isAction(dictionary, isHeld) || isPlainAction(dictionary, isClicked);
  });
}

/**
 * Whether a dictionary is an action. Other dictionaries have an `S` too; a reference as `S` hides
 * the type.
 */
function isAction(dictionary: PDFDict, isHeld: boolean): boolean {
  const subtype = dictionary.get(PDFName.of('S'));
  if (subtype === undefined) return false;
  const isHidden = subtype instanceof PDFRef;
  const isKnown = TYPES.has(nameIn(dictionary, 'S') ?? '');
  return isHeld || isHidden || isKnown || nameIn(dictionary, 'Type') === 'Action';
}

function isPlainAction(dictionary: PDFDict, isClicked: boolean): boolean {
  const type = nameIn(dictionary, 'S') ?? '';
  const keys = KEYS[type];
  if (!keys || dictionary.keys().some((key) => !keys.includes(key.decodeText()))) return false;
  if (type === 'Named') return TURNS.includes(nameIn(dictionary, 'N') ?? '');
  if (type === 'URI') return isClicked && isPlainLink(textIn(dictionary, 'URI') ?? '');
  return hasKey(dictionary, 'D');
}
