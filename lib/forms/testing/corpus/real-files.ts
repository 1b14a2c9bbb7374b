import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type CorpusFile, corpusFile } from './corpus-file.ts';

/** The files in the folder `files`, and what is particular to the program that wrote each. */
const programs: Readonly<Record<string, readonly [program: string, holds: string]>> = {
  'chrome.pdf': ['Chromium 156', 'tagged text, a link'],
  'ghostscript.pdf': ['Ghostscript 10', 'glyphs that are pictures among instructions'],
  'img2pdf.pdf': ['img2pdf 0.4', 'a picture in JPEG 2000'],
  'latex.pdf': ['pdfTeX 1.40 with hyperref', 'packed objects, a picture with a predictor'],
  'libreoffice.pdf': ['LibreOffice 7.4', 'a link, a length in an object of its own'],
  'matplotlib.pdf': ['matplotlib 3.6', 'glyphs that are drawn, forms for points'],
  'qt.pdf': ['Qt 5', 'patterns and masks'],
  'reportlab.pdf': ['ReportLab 3.6', 'a form drawn 50 times, a picture among instructions'],
  'scan-to-fax.pdf': ['img2pdf 0.4', 'a scan in black and white (CCITT)'],
  'libreoffice.docx': ['LibreOffice 7.4', 'a list and a link'],
  'pandoc.docx': ['pandoc 2.17', 'a table, pictures, notes'],
  'libreoffice.odt': ['LibreOffice 7.4', 'a list and a link'],
  'pandoc.odt': ['pandoc 2.17', 'a table, pictures, an empty menu'],
  'libreoffice.rtf': ['LibreOffice 7.4', 'page styles, a link'],
  'pandoc.rtf': ['pandoc 2.17', 'a table, a link'],
  'libreoffice.doc': ['LibreOffice 7.4', 'an empty description of a link'],
};

/** Files as programs wrote them. */
export const realFiles: readonly CorpusFile[] = Object.entries(programs).map(
  ([name, [program, holds]]) =>
    corpusFile(
      `real-${name}`,
      extname(name).slice(1) as CorpusFile['expected'],
      `Written by ${program}: ${holds}`,
      'Nothing in it acts',
      () => readFileSync(new URL(`files/${name}`, import.meta.url)),
    ),
);
