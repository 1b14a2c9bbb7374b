import { SaxesParser } from 'saxes';
import { markedEncoding } from '../common/marked-encoding.ts';

/** An attribute with its namespace, empty for none. */
export interface XmlAttribute {
  readonly uri: string;
  readonly local: string;
  readonly value: string;
}

/** The start of an element. */
export interface XmlElement {
  readonly uri: string;
  readonly local: string;
  readonly attributes: readonly XmlAttribute[];
}

/** Callbacks for the events of a document. */
export interface XmlVisitor {
  readonly open?: (element: XmlElement) => void;
  readonly close?: () => void;
  readonly text?: (text: string) => void;
  /** A processing instruction, by its target. */
  readonly instruction?: (target: string) => void;
}

/** Returns the attributes of an element without a namespace, by name. */
export function ownAttributes({ attributes }: XmlElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.filter(({ uri }) => uri === '').map(({ local, value }) => [local, value]),
  );
}

/**
 * Parses a document in UTF-8, or in UTF-16 with a byte order mark. Throws if it is not well formed,
 * or has a document type: its entities could expand without limit or refer to other files.
 */
export function readXml(bytes: Uint8Array, { open, close, text, instruction }: XmlVisitor): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('The document has a type.');
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-(?:8|16)$/i.test(encoding)) throw new Error('The document is in an odd encoding.');
  });
  if (open) {
    parser.on('opentag', ({ uri, local, attributes }) => {
      open({ uri, local, attributes: Object.values(attributes) });
    });
  }
  if (close) parser.on('closetag', close);
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (instruction) parser.on('processinginstruction', ({ target }) => instruction(target));
  const decoder = new TextDecoder(markedEncoding(bytes) ?? 'utf-8', { fatal: true });
  parser.write(decoder.decode(bytes)).close();
}
