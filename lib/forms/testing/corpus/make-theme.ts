import { contentTypes, relationships, typeOfPart } from './make-docx.ts';
import { makeZip, type ZipFiles } from './make-zip.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function types(ofParts: Readonly<Record<string, string>>): string {
  return contentTypes(Object.entries(ofParts).map(([name, type]) => typeOfPart(name, type)));
}

/**
 * Returns a theme as Word stores it with a rich text, with further parts, and relationships of the
 * theme.
 */
export function makeTheme(
  parts: ZipFiles = {},
  relations: Parameters<typeof relationships>[0] = [],
): Buffer {
  return makeZip({
    '[Content_Types].xml': types({
      'theme/theme/themeManager.xml': `${OFFICE}.themeManager+xml`,
      'theme/theme/theme1.xml': `${OFFICE}.theme+xml`,
    }),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'theme/theme/themeManager.xml']]),
    'theme/theme/themeManager.xml': `${XML}<a:themeManager xmlns:a="${DRAWING}"/>`,
    'theme/theme/theme1.xml': `${XML}<a:theme xmlns:a="${DRAWING}" name="Office"><a:themeElements><a:fontScheme name="Office"><a:majorFont><a:latin typeface="Cambria"/><a:font script="Jpan" typeface="MS Gothic"/></a:majorFont></a:fontScheme></a:themeElements><a:objectDefaults/></a:theme>`,
    'theme/theme/_rels/themeManager.xml.rels': relationships([['rId1', 'theme', 'theme1.xml']]),
    ...(relations.length > 0
      ? { 'theme/theme/_rels/theme1.xml.rels': relationships(relations) }
      : {}),
    ...parts,
  });
}

/** The mapping of colours that Word stores with a theme. */
export const colorMap = `${XML}\r\n<a:clrMap xmlns:a="${DRAWING}" bg1="lt1" tx1="dk1"/>`;

/** Returns a drawing as Word 2010 stores it beside that for older versions. */
export function makeShape(relations: Parameters<typeof relationships>[0] = []): Buffer {
  const kinds = 'http://schemas.microsoft.com/office/2006/relationships';
  return makeZip({
    '[Content_Types].xml': types({
      'drs/e2oDoc.xml': 'application/vnd.ms-office.DrsE2oDoc+xml',
      'drs/downrev.xml': 'application/vnd.ms-office.DrsDownRev+xml',
    }),
    '_rels/.rels': relationships([
      ['rId1', `${kinds}/graphicFrameDoc`, 'drs/e2oDoc.xml'],
      ['rId2', `${kinds}/downRev`, 'drs/downrev.xml'],
    ]),
    'drs/e2oDoc.xml': `${XML}<a:E2oFrame xmlns:a="${DRAWING}"/>`,
    'drs/downrev.xml': `${XML}<a:downRevStg xmlns:a="${DRAWING}" shapeCheckSum="x"/>`,
    ...(relations.length > 0 ? { 'drs/_rels/e2oDoc.xml.rels': relationships(relations) } : {}),
  });
}
