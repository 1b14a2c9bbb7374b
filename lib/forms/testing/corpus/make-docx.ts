import { makeZip, type ZipFiles, type ZipLies } from './make-zip.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The namespace in which a document offers alternatives for several programs (ECMA-376-3). */
export const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** Content types by extension that Word declares, used or not. */
const DEFAULTS = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  emf: 'image/x-emf',
  odttf: 'application/vnd.openxmlformats-officedocument.obfuscatedFont',
  bin: 'application/vnd.openxmlformats-officedocument.oleObject',
};

/** Types of parts in `word/`, by the name of the part. */
const KINDS: Readonly<Record<string, string>> = {
  document: 'document.main',
  styles: 'styles',
  settings: 'settings',
  fontTable: 'fontTable',
  numbering: 'numbering',
  header1: 'header',
  footer1: 'footer',
  footnotes: 'footnotes',
};

/** The parts in which a generated Word document differs from the default. */
export interface DocxParts {
  /** Content of the body. */
  readonly body?: string;
  /**
   * Relationships of the document: id, type and target; with `External`, the target is outside it.
   */
  readonly relations?: readonly (readonly [
    id: string,
    kind: string,
    target: string,
    mode?: 'External',
  ])[];
  /** Relationships of the settings. */
  readonly settings?: DocxParts['relations'];
  /** Further parts by name. */
  readonly parts?: ZipFiles;
  /** Further declarations of content types. */
  readonly types?: string;
  /** Replaces the content type of the main document. */
  readonly main?: string;
  readonly lies?: ZipLies;
}

/** Returns a Word document. */
export function makeDocx(given: DocxParts = {}): Buffer {
  const {
    body = paragraph('Jana Nová'),
    relations = [],
    settings,
    parts = {},
    types = '',
    lies,
  } = given;
  const word: ZipFiles = {
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`),
    'word/styles.xml': wordPart('styles', ''),
    'word/settings.xml': wordPart('settings', '<w:zoom w:percent="100"/>'),
    ...(settings ? { 'word/_rels/settings.xml.rels': relationships(settings) } : {}),
    ...parts,
  };
  const overrides = Object.keys(word).map((name) => override(name, given.main));
  return makeZip(
    {
      '[Content_Types].xml': contentTypes([...overrides, types]),
      '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
      ...word,
      'word/_rels/document.xml.rels': relationships([
        ['rId1', 'styles', 'styles.xml'],
        ['rId2', 'settings', 'settings.xml'],
        ...relations,
      ]),
    },
    lies,
  );
}

function override(name: string, main: string | undefined): string {
  const kind = KINDS[/^word\/(\w+)\.xml$/.exec(name)?.[1] ?? ''];
  if (!kind) return '';
  const type = kind === 'document.main' && main ? main : `${WORD}.${kind}+xml`;
  return typeOfPart(name, type);
}

/** Returns the declaration of the content type of a part. */
export function typeOfPart(name: string, type: string): string {
  return `<Override PartName="/${name}" ContentType="${type}"/>`;
}

/** Returns the part that declares content types: by extension, and these of single parts. */
export function contentTypes(ofParts: readonly string[]): string {
  const defaults = Object.entries(DEFAULTS).map(
    ([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[...defaults, ...ofParts].join('')}</Types>`;
}

/** Returns the part with the relationships of another part. */
export function relationships(list: NonNullable<DocxParts['relations']>): string {
  const items = list.map(([id, kind, target, mode]) => {
    const type = kind.includes('/') ? kind : `${OFFICE}/relationships/${kind}`;
    return `<Relationship Id="${id}" Type="${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`;
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`;
}

/** Returns a part in the namespace of Word. */
export function wordPart(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}/relationships" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">${content}</w:${root}>`;
}

/** Returns settings with a schema, and the library that says more about it by `attributes`. */
export function schemaLibrary(attributes: string): ZipFiles {
  const library = `<sl:schemaLibrary xmlns:sl="http://schemas.openxmlformats.org/schemaLibrary/2006/main"><sl:schema sl:uri="urn:cv" ${attributes}/></sl:schemaLibrary>`;
  return {
    'word/settings.xml': wordPart('settings', `<w:attachedSchema w:val="urn:cv"/>${library}`),
  };
}

/** Returns the parts with which SharePoint names the place of a form for a document. */
export function customForm(place: string): Pick<DocxParts, 'relations' | 'parts'> {
  return {
    relations: [['rId3', 'customXml', '../customXml/item1.xml']],
    parts: {
      'customXml/item1.xml': `<customXsn xmlns="http://schemas.microsoft.com/office/2006/metadata/customXsn"><xsnLocation>${place}</xsnLocation><cached>True</cached></customXsn>`,
    },
  };
}

/** Returns a paragraph with this text. */
export function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** Returns an old drawing that newer versions of Word keep once more as a package. */
export function oldDrawing(addition: Buffer): string {
  return run(`<w:pict><v:shape o:gfxdata="${addition.toString('base64')}"/></w:pict>`);
}

/** Returns a field whose code is spread over these runs, with its result. */
export function field(...codes: readonly string[]): string {
  const runs = codes.map(code);
  return `<w:p>${mark('begin')}${runs.join('')}${mark('separate')}${run('<w:t>1</w:t>')}${mark('end')}</w:p>`;
}

function run(content: string): string {
  return `<w:r>${content}</w:r>`;
}

/** Returns a run of a field's code. */
export function code(text: string): string {
  return run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
}

/** Returns a run in which a field begins or ends, or its result begins. */
export function mark(step: string): string {
  return run(`<w:fldChar w:fldCharType="${step}"/>`);
}
