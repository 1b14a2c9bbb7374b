import { text } from '../sample-files.ts';
import { refused } from './corpus-file.ts';
import { beside, makePdf, onePage, packedStream, packOf, script } from './make-pdf.ts';

/** Returns an object stream with this object, with a part of its dictionary replaced. */
function packed(value: string, declared: string, instead: string): Buffer {
  return text(
    packOf([[9, value]])
      .toString('latin1')
      .replace(declared, instead),
  );
}

/** PDFs with a script in an object stream that not every reader recognizes as one. */
export const pdfsWithPackedScripts = [
  refused(
    'script-behind-long-head.pdf',
    'A script in an object stream whose head is longer than 2,000 bytes',
    'The script is refused: object streams are unpacked, whatever their head',
    () => makePdf([...onePage(), packOf([[9, script]], `/Note(${'x'.repeat(3000)})`)]),
  ),
  refused(
    'script-behind-obj.pdf',
    'A script in an object stream whose head holds the text `(obj)`',
    'The script is refused',
    () => makePdf([...onePage(), packOf([[9, script]], '/Note(obj)')]),
  ),
  refused(
    'script-in-nameless-pack.pdf',
    'A script in an object stream that does not say that it is one',
    'It is unpacked all the same',
    () => beside(packedStream('/N 1/First 4', text(`9 0 ${script}`))),
  ),
  refused(
    'script-in-counted-pack.pdf',
    'A script in an object stream whose count is an object of its own',
    'Object streams have to say how many they hold',
    () => makePdf([...onePage(), '1', packed(script, '/N 1', '/N 5 0 R')]),
  ),
  refused(
    'script-in-placed-pack.pdf',
    'A script in an object stream whose beginning is declared by an object of its own',
    'Object streams have to say where they begin',
    () => makePdf([...onePage(), '4', packed(script, '/First 4', '/First 5 0 R')]),
  ),
  refused(
    'script-in-half-pack.pdf',
    'A script in a stream that looks like a color profile but for its content',
    'It is taken for an object stream, which it is for some readers',
    () => beside(packedStream('/N 1', text(`9 4 ${script}`))),
  ),
  refused(
    'script-in-oddly-parted-pack.pdf',
    'A script in an object stream whose head is parted from its content by such a byte',
    'These bytes are refused behind an object',
    () => makePdf([...onePage(), packed(script, '>>stream', '>> \xffstream')]),
  ),
];
