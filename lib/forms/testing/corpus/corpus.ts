import type { CorpusFile } from './corpus-file.ts';
import { docFiles } from './doc-files.ts';
import { docWithPictures } from './doc-with-pictures.ts';
import { docxOfPrograms } from './docx-of-programs.ts';
import { docxThatRefer } from './docx-that-refer.ts';
import { docxWithFields } from './docx-with-fields.ts';
import { docxWithPictures } from './docx-with-pictures.ts';
import { misshapenDocx } from './misshapen-docx.ts';
import { misshapenPdfs } from './misshapen-pdfs.ts';
import { odtFiles } from './odt-files.ts';
import { otherFiles } from './other-files.ts';
import { pdfBombs } from './pdf-bombs.ts';
import { pdfsOfPrograms } from './pdfs-of-programs.ts';
import { pdfsThatAct } from './pdfs-that-act.ts';
import { pdfsThatCarry } from './pdfs-that-carry.ts';
import { pdfsThatExhaust } from './pdfs-that-exhaust.ts';
import { pdfsWithPackedScripts } from './pdfs-with-packed-scripts.ts';
import { pdfsWithScripts } from './pdfs-with-scripts.ts';
import { realFiles } from './real-files.ts';
import { rtfFiles } from './rtf-files.ts';
import { rtfWithData } from './rtf-with-data.ts';

/** Files attached to forms: as programs make them, and as attackers do. */
export const corpus: readonly CorpusFile[] = [
  ...realFiles,
  ...pdfsOfPrograms,
  ...pdfsWithScripts,
  ...pdfsWithPackedScripts,
  ...pdfsThatAct,
  ...pdfsThatCarry,
  ...misshapenPdfs,
  ...pdfBombs,
  ...pdfsThatExhaust,
  ...docxOfPrograms,
  ...docxThatRefer,
  ...docxWithFields,
  ...docxWithPictures,
  ...misshapenDocx,
  ...odtFiles,
  ...rtfFiles,
  ...rtfWithData,
  ...docFiles,
  ...docWithPictures,
  ...otherFiles,
];
