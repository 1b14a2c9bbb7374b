import { png, pngOf, svg, text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';
import { makeZip, type ZipFiles } from './make-zip.ts';

const NAMESPACES = ['office', 'style', 'text', 'table', 'script', 'form', 'manifest', 'meta']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat([
    'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
    'xmlns:field="urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0"',
  ])
  .join(' ');

function makeOdt(body: string, parts: ZipFiles = {}): Buffer {
  const content = `<?xml version="1.0"?><office:document-content ${NAMESPACES}>${body}</office:document-content>`;
  return makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': content,
    'styles.xml': `<office:document-styles ${NAMESPACES}/>`,
    'Configurations2/accelerator/current.xml': '',
    ...parts,
    'META-INF/manifest.xml': `<manifest:manifest ${NAMESPACES}/>`,
  });
}

const inText = (content: string) =>
  `<office:body><office:text>${content}</office:text></office:body>`;

/** Returns a reference to a work with these attributes. */
const work = (attributes = '') =>
  `<text:bibliography-mark text:bibliography-type="www" text:identifier="a" ${attributes}>[a]</text:bibliography-mark>`;

/** Text documents (ODT), as programs make them and as attackers do. */
export const odtFiles = [
  corpusFile(
    'libreoffice.odt',
    'odt',
    'As LibreOffice saves it: no scripts, no forms, a photo, a link',
    'All of it is inside, links wait for a click',
    () =>
      makeOdt(
        `<office:scripts/>${inText('<office:forms/><text:p>Jana <text:a xlink:href="https://jana.example">web</text:a></text:p><draw:frame><draw:image xlink:href="Pictures/1.png"/></draw:frame>')}`,
        { 'Pictures/1.png': png, 'Thumbnails/thumbnail.png': png },
      ),
  ),
  corpusFile(
    'word.odt',
    'odt',
    'As Word saves it: words, a table, a link to a bookmark',
    'All of it is inside',
    () => makeOdt(inText('<text:p><text:a xlink:href="#top">up</text:a></text:p><table:table/>')),
  ),
  refused(
    'script-event.odt',
    'A macro that runs when the document is opened',
    'Listeners and scripts are refused',
    () =>
      makeOdt(
        '<office:scripts><office:event-listeners><script:event-listener script:event-name="dom:load" xlink:href="vnd.sun.star.script:a.py$x?language=Python"/></office:event-listeners></office:scripts>',
      ),
  ),
  refused('basic.odt', 'A library of macros', 'Not a part of a text', () =>
    makeOdt(inText(''), { 'Basic/Standard/Module1.xml': '<a/>' }),
  ),
  refused('menu.odt', 'A key that starts a macro', 'Changed keys and menus are refused', () =>
    makeOdt(inText(''), { 'Configurations2/accelerator/current.xml': '<a/>' }),
  ),
  refused('form.odt', 'A form with a button', 'Forms are not on the list', () =>
    makeOdt(inText('<office:forms><form:form><form:button/></form:form></office:forms>')),
  ),
  refused('macro-field.odt', 'A mark that runs a macro', 'Scripts are refused', () =>
    makeOdt(inText('<text:p><text:span script:macro-name="a.b">x</text:span></text:p>')),
  ),
  refused(
    'unknown-field.odt',
    'A field of Word that LibreOffice keeps without knowing it (DDEAUTO)',
    'What it does is not known here either',
    () =>
      makeOdt(
        inText(
          '<text:p><field:fieldmark-start field:type="vnd.oasis.opendocument.field.UNHANDLED"/></text:p>',
        ),
      ),
  ),
  refused(
    'linked-section.odt',
    'A section whose text lies on a server',
    'All content has to be inside',
    () =>
      makeOdt(
        inText(
          '<text:section><text:section-source xlink:href="https://evil.example/a.odt"/></text:section>',
        ),
      ),
  ),
  refused('linked-picture.odt', 'A picture on a server', 'All content has to be inside', () =>
    makeOdt(
      inText('<draw:frame><draw:image xlink:href="https://evil.example/a.png"/></draw:frame>'),
    ),
  ),
  ...(
    [
      [
        'drawing-in-text',
        'A drawing (SVG) with a script',
        text(svg.replace('<path', '<script>x()</script><path')),
      ],
      ['huge-picture-in-text', 'A picture of 65,535 × 65,535 pixels', pngOf(65_535, 65_535)],
    ] as const
  ).map(([name, holds, picture]) =>
    refused(
      `${name}.odt`,
      `${holds} among the text, as letters`,
      'Pictures have to be parts of the package',
      () =>
        makeOdt(
          inText(
            `<draw:frame><draw:image><office:binary-data>${picture.toString('base64')}</office:binary-data></draw:image></draw:frame>`,
          ),
        ),
    ),
  ),
  refused('dde.odt', 'A connection to another program (DDE)', 'Refused element', () =>
    makeOdt(
      inText(
        '<text:dde-connection-decls><text:dde-connection-decl office:dde-application="cmd"/></text:dde-connection-decls>',
      ),
    ),
  ),
  refused(
    'object.odt',
    'An object of another program',
    'Refused element, and no part of a text',
    () =>
      makeOdt(inText('<draw:frame><draw:object-ole xlink:href="./Object 1"/></draw:frame>'), {
        'Object 1': 'x',
      }),
  ),
  refused('script-link.odt', 'A link that runs a macro', 'Only web, mail and telephone', () =>
    makeOdt(inText('<text:p><text:a xlink:href="vnd.sun.star.script:a.py$x">x</text:a></text:p>')),
  ),
  corpusFile(
    'bibliography.odt',
    'odt',
    'A work of a bibliography on the web',
    'Links wait for a click',
    () => makeOdt(inText(`<text:p>${work('text:url="https://jana.example"')}</text:p>`)),
  ),
  ...[
    ['share-of-bibliography', 'on a share', 'text:url="file://evil.example/a.exe"'],
    ['share-of-copy', 'with a copy on a share', 'text:local-url="file://evil.example/a.exe"'],
    ['script-of-bibliography', 'that is a macro', 'text:url="vnd.sun.star.script:a.py$x"'],
  ].map(([name, holds, address]) =>
    refused(
      `${name}.odt`,
      `A work of a bibliography ${holds}`,
      'Only web, mail and telephone',
      () => makeOdt(inText(`<text:p>${work(address)}</text:p>`)),
    ),
  ),
  refused('database.odt', 'A field that shows data from a server', 'Refused element', () =>
    makeOdt(
      inText(
        '<text:p><text:database-display text:database-name="https://evil.example/a.odb" text:table-name="a" text:column-name="a">x</text:database-display></text:p>',
      ),
    ),
  ),
];
