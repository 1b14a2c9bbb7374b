import { markdownToPortableText, portableTextToMarkdown } from '@portabletext/markdown';
import { compileSchema, defineSchema, type TypedObject } from '@portabletext/schema';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { type Json, toJson } from '../json/json.ts';

/** A link in rich text: a document of the site with an anchor, or an address. */
export interface TextLink {
  readonly href?: string;
  readonly page?: string;
  readonly anchor?: string;
}

const schema = compileSchema(
  defineSchema({
    styles: [{ name: 'normal' }, { name: 'h2' }, { name: 'h3' }, { name: 'blockquote' }],
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'textLink' }],
  }),
);

/**
 * Parses the target of a Markdown link: with a scheme or a leading slash or hash it is an address,
 * else the id of a document with an optional anchor.
 */
function parseTarget(target: string): TextLink {
  if (/^([a-z][a-z0-9+.-]*:|[/#?])/i.test(target)) return { href: target };
  const [page = '', anchor] = target.split('#', 2);
  return anchor ? { page, anchor } : { page };
}

function writeTarget({ href, page, anchor }: TextLink): string {
  return page ? [page, anchor].filter(Boolean).join('#') : (href ?? '');
}

/** Finds paragraphs that begin with a date but that Markdown would parse as a list. */
function hiddenLists(markdown: string): string[] {
  return markdown
    .split(/\n{2,}/)
    .flatMap((paragraph) => /^\s*(\d+)\. /.exec(paragraph)?.[1] ?? [])
    .filter((number) => Number(number) > 1)
    .map((number) => `"${number}. " begins a list here; write "${number}\\. " or a no-break space`);
}

/**
 * Converts Markdown to rich text. `nextKey` returns the keys of blocks, spans and links, in order;
 * `onLink` is called with every target. Problems are constructs that the schema's rich text does
 * not support.
 */
export function expandRichText(
  markdown: string,
  nextKey: () => string,
  onLink: (link: TextLink) => void = () => {},
): { blocks: Json[]; problems: string[] } {
  const problems = hiddenLists(markdown);
  const blocks = markdownToPortableText(markdown, {
    schema,
    keyGenerator: nextKey,
    onDegradation: ({ degradations }) => {
      problems.push(...degradations.map(({ message }) => message));
    },
    marks: {
      link: ({ context, value }) => {
        const link = parseTarget(value.href);
        const { page, ...rest } = link;
        onLink(link);
        return {
          _type: 'textLink',
          _key: context.keyGenerator(),
          ...rest,
          ...(page ? { page: { _type: 'reference', _ref: page } } : {}),
        };
      },
    },
  });
  return { blocks: blocks.map(toJson), problems };
}

// Unsupported formatting is dropped here; written as Markdown, an import would reject it.
const keepText = ({ children = '' }: { children?: string }) => children;
const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, keepText]));

/** Converts rich text to Markdown, in the converter's canonical notation. */
export function compactRichText(blocks: readonly TypedObject[]): string {
  return portableTextToMarkdown([...blocks], {
    schema,
    marks: {
      ...plain('code', 'underline', 'strike-through', 'link'),
      textLink: ({ value, children }) => `[${children}](${writeTarget(readLink(value))})`,
    },
    block: plain('h1', 'h4', 'h5', 'h6'),
    unknownMark: keepText,
    unknownBlockStyle: keepText,
    unknownType: () => '',
  });
}

function readLink(mark: unknown): TextLink {
  if (!isRecord(mark)) return {};
  const { href, page, anchor } = mark;
  return {
    ...(typeof href === 'string' ? { href } : {}),
    ...(isRecord(page) && typeof page._ref === 'string' ? { page: page._ref } : {}),
    ...(typeof anchor === 'string' ? { anchor } : {}),
  };
}
