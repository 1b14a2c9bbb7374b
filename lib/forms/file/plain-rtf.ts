import { isHarmlessField } from './common/field-codes.ts';
import { nameSet } from './common/name-set.ts';
import { isElsewhere } from './common/plain-link.ts';
import { createUnpackedCount } from './package/read-package.ts';
import { isPlainRtfData, isRtfData } from './rtf-data.ts';
import {
  emptyPicture,
  isBesidePicture,
  isPlainRtfPicture,
  type RtfPicture,
  takePictureWord,
} from './rtf-picture.ts';
import { type RtfText, type RtfToken, rtfTokens } from './rtf-tokens.ts';

/**
 * Control words that include objects, templates, fonts, files, pages of the web or data, run macros,
 * or lead elsewhere, in any place. Others have to be known only where they are destinations that
 * readers may ignore: no list has all formatting that programs write.
 */
const REFUSED = nameSet(`
  object objdata objocx objemb objlink objautlink objupdate objhtml objicemb objpub objsub objclass
  objname objalias objsect oleclsid template linkstyles ddeauto dde datafield file filetbl
  subdocument mailmerge mmconnectstr mmconnectstrdata mmdatasource mmheadersource mmquery mmodso
  mmodsosrc mmodsoudl mmodsoudldata formfield ffentrymcr ffexitmcr htmlautsp fromhtml htmltag
  mhtmltag htmlbase xform usexform password passwordhash nextfile nextgraphic hlinkbase hl hlsrc
  hlloc fontemb fontfile
`);

/** Words that are tokens of their own, unless a reader takes no notice of case. */
const TOKENS = nameSet('bin u');

/**
 * Destinations that readers may ignore (`\*`), as written by Word, LibreOffice, WordPad, Pages and
 * Google Docs.
 */
const KNOWN = nameSet(`
  generator rsidtbl themedata colorschememapping latentstyles datastore listtable
  listoverridetable listpicture listname pgptbl xmlnstbl wgrffmtfilter fldinst bkmkstart bkmkend
  shppict shpinst picprop blipuid pn pnseclvl cs ts falt panose fname defchp defpap revtbl
  annotation atnid atnauthor atnref atndate atnparent atrfstart atrfend userprops company manager
  category ud hyphen fchars lchars ftnsep ftnsepc aftnsep aftnsepc expandedcolortbl pgdsctbl
  nesttableprops svb pgdscno background do oldcprops oldpprops listlevel levelpicture flymaincnt flyvert
  flyhorz flyanchor
`);

/** The checks of the text in these groups. */
const GROUPS: Readonly<Record<string, (text: string) => boolean>> = {
  fldinst: isHarmlessField,
  // A property of a shape by which old versions of Word were exploited (MS10-087).
  sn: (text) => text.trim() !== 'pFragments',
  sv: (text) => !isElsewhere(text),
};

/** Character formatting: the only control words allowed in a field's code. */
const IN_CODE = nameSet(`
  fldinst plain b i f fs cf cb ul ulnone lang langfe langnp langfenp noproof insrsid charrsid
  rtlch ltrch fcs af afs alang ab ai loch hich dbch cs kerning expnd expndtw highlight cgrid
  lsdlocked
`);

/** Other values of a shape's property: a picture, or data of newer versions of Word. */
const IN_VALUE = nameSet('pict svb');

const DEEPEST = 1000;
/** No program writes a character up to this one as a number. */
const LAST_OF_ASCII = '\x7f';

interface Group {
  isStarred: boolean;
  /**
   * Whether the group is in the code of a field, in which readers ignore other groups, or compute
   * them first.
   */
  isCode: boolean;
  /** Whether the group's text is checked as written: names and values of a shape's properties. */
  isValue: boolean;
  /** The control word of Word's data, of which the group has nothing but the digits. */
  data: string | null;
  /** The picture whose data the group contains. */
  picture: RtfPicture | null;
  /** Whether the group is in that of a picture, where only groups beside its data have text. */
  isInPicture: boolean;
  /** The check of the group's text, where it has one of its own. */
  checkText: ((text: string) => boolean) | null;
  /** The text of this group and those inside it, up to the next group with a check of its own. */
  text: string[];
}

/** The group around the whole text. */
const OUTERMOST: Group = {
  isStarred: false,
  isCode: false,
  isValue: false,
  data: null,
  picture: null,
  isInPicture: false,
  checkText: null,
  text: [],
};

/**
 * Whether a rich text is complete from brace to brace, contains no objects, needs nothing external
 * and has only harmless fields and plain pictures. Throws if it cannot be read.
 */
export async function isPlainRtf(bytes: Buffer): Promise<boolean> {
  const source = bytes.toString('latin1').replace(/[\s\0]+$/, '');
  if (!/^\{\\rtf1?\b/.test(source)) return false;
  const count = createUnpackedCount();
  const groups: Group[] = [{ ...OUTERMOST, text: [] }];
  let isOver = false;
  for (const token of rtfTokens(source)) {
    if (isOver || groups.length > DEEPEST) return false;
    const { picture, data, text } = groups.at(-1) ?? OUTERMOST;
    if (!take(token, groups)) return false;
    if (token.kind === 'close') {
      if (picture && !(await isPlainRtfPicture(picture))) return false;
      if (data && !(await isPlainRtfData(data, text.join(''), count))) return false;
    }
    isOver = groups.length === 1;
  }
  return isOver;
}

/** Processes a token; returns false if it is not allowed. */
function take(token: RtfToken, groups: Group[]): boolean {
  const group = groups.at(-1);
  if (!group) return false;
  // Readers differ on whether anything but digits belongs to data.
  if (group.data && token.kind !== 'text' && token.kind !== 'close') return false;
  switch (token.kind) {
    case 'open':
      groups.push({
        ...group,
        isStarred: false,
        picture: null,
        isInPicture: group.isInPicture || group.picture !== null,
        checkText: null,
      });
      return true;
    case 'close':
      groups.pop();
      return group.checkText?.(group.text.join('')) ?? true;
    case 'data':
      group.picture?.bytes.push(token.text);
      return group.picture !== null;
    case 'word':
      return takeWord(token.word, group, groups);
    default:
      return group.picture || group.isInPicture
        ? takePictureText(token, group)
        : takeText(token, group);
  }
}

function takeText(token: RtfText, group: Group): boolean {
  switch (token.kind) {
    case 'number':
      // Readers skip the replacement text after it, as many characters as `\uc` declares: perhaps
      // the code.
      group.text.push(token.text);
      return !group.isCode && !(group.isValue && token.text <= LAST_OF_ASCII);
    case 'symbol':
      // Readers differ on how to interpret it, and most ignore it.
      group.text.push(' ');
      return !group.isValue;
    default:
      group.text.push(token.text);
      return true;
  }
}

/** Readers differ on whether anything but digits in the group of a picture belongs to its data. */
function takePictureText(token: RtfText, { picture }: Group): boolean {
  if (token.kind !== 'text') return false;
  picture?.digits.push(token.text);
  return picture !== null || token.text.trim() === '';
}

/** Processes a control word, by whose case readers differ. */
function takeWord(written: string, group: Group, groups: readonly Group[]): boolean {
  const word = written.toLowerCase();
  if (TOKENS.has(word)) return false;
  if (word === '*') {
    group.isStarred = true;
    return true;
  }
  const { isStarred } = group;
  group.isStarred = false;
  if (group.picture) return takePictureWord(group.picture, word);
  if (group.isInPicture && !(isStarred && isBesidePicture(word))) return false;
  group.isInPicture = false;
  const checkText = Object.hasOwn(GROUPS, word) ? GROUPS[word] : undefined;
  if (group.isCode && !IN_CODE.has(word)) return false;
  if (checkText && group.checkText) return false;
  if (group.isValue && !IN_VALUE.has(word) && !IN_CODE.has(word)) return false;
  if (isRtfData(word)) {
    if (group.checkText) return false;
    Object.assign(group, { data: word, text: [] });
  }
  if (checkText) {
    const isCode = word === 'fldinst';
    Object.assign(group, { checkText, text: [], isCode, isValue: !isCode });
  }
  if (word === 'pict') {
    if (group.checkText) return false;
    // The content of a picture is not part of a property's value.
    Object.assign(group, { picture: emptyPicture(), isValue: false, text: [] });
  }
  const isKnown = !isStarred || KNOWN.has(word);
  return isKnown && !REFUSED.has(word) && groups.length > 1;
}
