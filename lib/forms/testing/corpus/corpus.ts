import type { CorpusFile } from './corpus-file.ts';
import { docFiles } from './doc-files.ts';
import { docWithPictures } from './doc-with-pictures.ts';
import { docxOfPrograms } from './docx-of-programs.ts';
import { docxWithExternalReferences } from './docx-with-external-references.ts';
import { docxWithFields } from './docx-with-fields.ts';
import { docxWithPictures } from './docx-with-pictures.ts';
import { malformedDocx } from './malformed-docx.ts';
import { malformedPdfs } from './malformed-pdfs.ts';
import { odtFiles } from './odt-files.ts';
import { otherFiles } from './other-files.ts';
import { pdfBombs } from './pdf-bombs.ts';
import { pdfsExhaustingResources } from './pdfs-exhausting-resources.ts';
import { pdfsOfPrograms } from './pdfs-of-programs.ts';
import { pdfsWithActions } from './pdfs-with-actions.ts';
import { pdfsWithAttachments } from './pdfs-with-attachments.ts';
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
  ...pdfsWithActions,
  ...pdfsWithAttachments,
  ...malformedPdfs,
  ...pdfBombs,
  ...pdfsExhaustingResources,
  ...docxOfPrograms,
  ...docxWithExternalReferences,
  ...docxWithFields,
  ...docxWithPictures,
  ...malformedDocx,
  ...odtFiles,
  ...rtfFiles,
  ...rtfWithData,
  ...docFiles,
  ...docWithPictures,
  ...otherFiles,
];
