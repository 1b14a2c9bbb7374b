import { isHarmlessField } from './field-codes.ts';
import { nameSet } from './name-set.ts';
import { type RtfToken, rtfTokens } from './rtf-tokens.ts';

/** Words that bring in objects, templates, files or data, or run macros, wherever they stand. */
const REFUSED = nameSet(`
  object objdata objocx objemb objlink objautlink objupdate objhtml template ddeauto dde datafield
  filetbl subdocument mailmerge formfield ffentrymcr ffexitmcr htmlautsp password passwordhash
  nextfile
`);

/**
 * What readers may pass over (`\*`) and Word, LibreOffice, WordPad, Pages and Google Docs write.
 */
const KNOWN = nameSet(`
  generator rsidtbl themedata colorschememapping latentstyles datastore listtable
  listoverridetable listpicture listname pgptbl xmlnstbl wgrffmtfilter fldinst bkmkstart bkmkend
  shppict shpinst picprop blipuid pn pnseclvl cs ts falt panose fname defchp defpap revtbl
  annotation atnid atnauthor atnref atndate atnparent atrfstart atrfend userprops company manager
  category ud hyphen fchars lchars ftnsep ftnsepc aftnsep aftnsepc expandedcolortbl pgdsctbl
  nesttableprops background do oldcprops oldpprops listlevel levelpicture flymaincnt flyvert
  flyhorz flyanchor
`);

/** The XML that Word keeps beside a document; other classes would be started when it is opened. */
const WORD_DATA =
  /^\s*(?:$|01050000\s*02000000\s*18000000\s*4d73786d6c322e534158584d4c5265616465722e)/i;
const ELSEWHERE = /:\/\/|(?:^|:)\s*[\\/]{2}|file:|javascript:/i;

/** What the text of these groups may be. */
const GROUPS: Readonly<Record<string, (text: string) => boolean>> = {
  fldinst: isHarmlessField,
  datastore: (text) => WORD_DATA.test(text),
  // A property of a shape by which old versions of Word were taken over (MS10-087).
  sn: (text) => text.trim() !== 'pFragments',
  sv: (text) => !ELSEWHERE.test(text),
};

/** Looks of letters: all that may stand in a field's code beside its text. */
const IN_CODE = nameSet(`
  fldinst plain b i f fs cf cb ul ulnone lang langfe langnp langfenp noproof insrsid charrsid
  rtlch ltrch fcs af afs alang ab ai loch hich dbch cs kerning expnd expndtw highlight cgrid
  lsdlocked
`);

const DEEPEST = 1000;
/** No program writes one of these letters as a number. */
const LAST_OF_ASCII = '\x7f';

interface Group {
  isStarred: boolean;
  /** True in the code of a field: other groups in it are passed over, or computed first. */
  isCode: boolean;
  /** True in what is judged as it reads: names and values of a shape's properties, Word's data. */
  isValue: boolean;
  /** True in a picture, which alone may have bytes in it that are no text. */
  isPicture: boolean;
  judge: ((text: string) => boolean) | null;
  /** What is said in this group and those inside of it, up to the next that is judged. */
  text: string[];
}

/**
 * True for a rich text from brace to brace that carries no objects, needs nothing from elsewhere
 * and computes no fields but harmless ones. Throws where it cannot be read.
 */
export function isPlainRtf(bytes: Buffer): boolean {
  const source = bytes.toString('latin1').replace(/[\s\0]+$/, '');
  if (!/^\{\\rtf1?\b/.test(source)) return false;
  const groups: Group[] = [
    { isStarred: false, isCode: false, isValue: false, isPicture: false, judge: null, text: [] },
  ];
  let isOver = false;
  for (const token of rtfTokens(source)) {
    if (isOver || groups.length > DEEPEST) return false;
    if (!take(token, groups)) return false;
    isOver = groups.length === 1;
  }
  return isOver;
}

/** Takes a piece in; false where it must not be there. */
function take(token: RtfToken, groups: Group[]): boolean {
  const group = groups.at(-1);
  if (!group) return false;
  switch (token.kind) {
    case 'open':
      groups.push({ ...group, isStarred: false, judge: null });
      return true;
    case 'close':
      groups.pop();
      return group.judge?.(group.text.join('')) ?? true;
    case 'number':
      // Readers skip what stands in for it, as many characters as `\uc` says: perhaps the code.
      group.text.push(token.text);
      return !group.isCode && !(group.isValue && token.text <= LAST_OF_ASCII);
    case 'symbol':
      // Readers differ on what they make of it, and most pass it over.
      group.text.push(' ');
      return !group.isValue;
    case 'text':
      group.text.push(token.text);
      return true;
    case 'word':
      return takeWord(token.word, group, groups);
  }
}

function takeWord(word: string, group: Group, groups: readonly Group[]): boolean {
  if (word === '*') {
    group.isStarred = true;
    return true;
  }
  const isKnown = !group.isStarred || KNOWN.has(word);
  group.isStarred = false;
  const judge = Object.hasOwn(GROUPS, word) ? GROUPS[word] : undefined;
  if (group.isCode && !IN_CODE.has(word)) return false;
  if (judge && group.judge) return false;
  if (group.isValue && word !== 'pict' && !IN_CODE.has(word)) return false;
  if (judge) {
    const isCode = word === 'fldinst';
    Object.assign(group, { judge, text: [], isCode, isValue: !isCode });
  }
  if (word === 'pict') {
    if (group.judge) return false;
    // What is in a picture is no part of the value that it is.
    Object.assign(group, { isPicture: true, isValue: false, text: [] });
  }
  if (word === 'bin' && !group.isPicture) return false;
  return isKnown && !REFUSED.has(word.toLowerCase()) && groups.length > 1;
}
