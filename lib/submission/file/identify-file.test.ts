import { describe, expect, it } from 'vitest';
import {
  compound,
  docxFiles,
  jpeg,
  odtFiles,
  pdf,
  png,
  rtf,
  text,
  zip,
} from '../testing/sample-files.ts';
import { identifyFile } from './identify-file.ts';

const docx = zip(docxFiles);
const odt = zip(odtFiles);
const macros = zip({ ...docxFiles, 'word/vbaProject.bin': 'x' });

describe('takes', () => {
  it.each([
    ['cv.pdf', pdf(), 'pdf'],
    ['CV.PDF', pdf(), 'pdf'],
    ['cv.doc', compound('Root Entry', 'WordDocument', '1Table'), 'doc'],
    ['cv.docx', docx, 'docx'],
    ['cv.odt', odt, 'odt'],
    ['cv.rtf', rtf(), 'rtf'],
    ['cv.txt', Buffer.from('Žluťoučký kůň\r\n'), 'txt'],
    ['cv.txt', Buffer.from([0x8e, 0x6c, 0x75, 0x9d, 0x0a]), 'txt'],
    ['cv.txt', Buffer.from('\ufeffPivo', 'utf16le'), 'txt'],
    ['me.png', png, 'png'],
    ['me.jpeg', jpeg, 'jpg'],
    ['a name without ending', jpeg, 'jpg'],
    ['really a text.doc', rtf(), 'rtf'],
  ] as const)('%s', async (name, bytes, type) => {
    expect(await identifyFile(name, bytes)).toEqual({ type });
  });
});

const hostile: readonly (readonly [string, string, Buffer])[] = [
  ['a program by its name', 'cv.pdf.exe', pdf()],
  ['a script by its name', 'cv.js', text('alert(1)')],
  ['a page by its name', 'cv.html', text('hello')],
  ['a Windows program', 'cv.pdf', text('MZ\x90\x00'.padEnd(512, '\0'))],
  ['a Linux program', 'cv.pdf', text('\x7fELF\x02\x01\x01'.padEnd(512, '\0'))],
  ['a Java class', 'cv.doc', text('\xca\xfe\xba\xbe\x00\x00\x00\x34')],
  ['an archive', 'cv.docx', zip({ 'cv.txt': 'hello' })],
  ['a 7z archive', 'cv.pdf', text('7z\xbc\xaf\x27\x1c\x00\x04'.padEnd(64, '\0'))],
  ['a rar archive', 'cv.pdf', text('Rar!\x1a\x07\x01\x00'.padEnd(64, '\0'))],
  ['a gzip archive', 'cv.txt', text('\x1f\x8b\x08\x00'.padEnd(64, '\0'))],
  ['a page', 'cv.txt', text('<!DOCTYPE html><script>alert(1)</script>')],
  ['a page behind blanks', 'cv.txt', text('\n \t<html><body>')],
  [
    'a drawing that runs scripts',
    'cv.txt',
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  ],
  ['a shell script', 'cv.txt', text('#!/bin/sh\nrm -rf /\n')],
  ['a batch script', 'cv.txt', text('@echo off\r\ndel *.*')],
  ['a PostScript program', 'cv.txt', text('%!PS-Adobe-3.0\n')],
  ['text with a null in it', 'cv.txt', text('hello\0world')],
  ['text with an escape in it', 'cv.txt', text('hello \x1b[2J')],
  ['a PDF with a script', 'cv.pdf', pdf('4 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj')],
  ['a PDF with a hidden script', 'cv.pdf', pdf('4 0 obj<</S/#4aava#53cript/#4aS(x)>>endobj')],
  ['a PDF that starts programs', 'cv.pdf', pdf('4 0 obj<</S/Launch/F(cmd.exe)>>endobj')],
  ['a PDF that carries a file', 'cv.pdf', pdf('4 0 obj<</F(a.exe)/EF<</F 5 0 R>>>>endobj')],
  ['a PDF with something before it', 'cv.pdf', Buffer.concat([text('GIF89a'), pdf()])],
  ['a PDF that is an archive too', 'cv.pdf', Buffer.concat([pdf(), zip({ 'a.exe': 'MZ' })])],
  ['a PDF with a page after it', 'cv.pdf', Buffer.concat([pdf(), text('<html><script>')])],
  ['a PDF that was cut off', 'cv.pdf', pdf().subarray(0, 60)],
  ['a picture that is an archive too', 'me.png', Buffer.concat([png, zip({ 'a.jar': 'x' })])],
  [
    'a picture with a script after it',
    'me.png',
    Buffer.concat([png, text('<?php system($_GET[0]);')]),
  ],
  ['a picture that was cut off', 'me.png', png.subarray(0, -4)],
  ['a picture that is only its first bytes', 'me.png', text('\x89PNG\r\n\x1a\n')],
  ['a photo that is an archive too', 'me.jpg', Buffer.concat([jpeg, zip({ 'a.jar': 'x' })])],
  ['a photo with a page after it', 'me.jpg', Buffer.concat([jpeg, text('<script>')])],
  ['a photo that is only its first bytes', 'me.jpg', text('\xff\xd8\xff\xe0<html>')],
  ['a GIF', 'me.png', text('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
  ['a document with macros', 'cv.docx', macros],
  [
    'a document with an embedded object',
    'cv.docx',
    zip({ ...docxFiles, 'word/embeddings/oleObject1.bin': 'x' }),
  ],
  ['a document with a program in it', 'cv.docx', zip({ ...docxFiles, 'word/media/a.exe': 'MZ' })],
  ['a document with a file beside it', 'cv.docx', zip({ ...docxFiles, 'readme.xml': 'x' })],
  ['a document that unpacks elsewhere', 'cv.docx', zip({ ...docxFiles, 'word/../../a.xml': 'x' })],
  ['a document that fills a disk', 'cv.docx', zip(docxFiles, 0x7fffffff)],
  ['a document behind a program', 'cv.docx', Buffer.concat([text('MZ'), docx])],
  ['a document with a page after it', 'cv.docx', Buffer.concat([docx, text('<script>')])],
  ['a text document with scripts', 'cv.odt', zip({ ...odtFiles, 'Basic/Standard/x.xml': 'x' })],
  ['a text document with an object', 'cv.odt', zip({ ...odtFiles, 'Object 1/content.xml': 'x' })],
  ['an old document with macros', 'cv.doc', compound('Root Entry', 'WordDocument', 'Macros')],
  ['an old document with an object', 'cv.doc', compound('WordDocument', 'ObjectPool')],
  ['an old table', 'cv.doc', compound('Root Entry', 'Workbook')],
  ['an installer', 'cv.doc', compound('Root Entry', 'Property')],
  ['a rich text with an object', 'cv.rtf', rtf('{\\object\\objdata 0105000002}')],
  ['a rich text that was cut off', 'cv.rtf', rtf().subarray(0, -1)],
];

describe('refuses', () => {
  it.each(hostile)('%s', async (_, name, bytes) => {
    expect(await identifyFile(name, bytes)).toHaveProperty('issue');
  });
});

describe('says', () => {
  it.each([
    ['that a kind is not taken', 'cv.pdf', text('MZ\x90\x00'.padEnd(512, '\0')), 'fileTypeRefused'],
    ['that a document is not plain', 'cv.docx', macros, 'fileNotPlain'],
    ['that a picture is not plain', 'me.png', Buffer.concat([png, text('<?php')]), 'fileNotPlain'],
  ])('%s', async (_, name, bytes, issue) => {
    expect(await identifyFile(name, bytes)).toEqual({ issue });
  });
});
