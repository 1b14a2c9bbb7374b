import { unescapeHtml } from '../../lib/platform/http/unescape-html.ts';

/** An opening tag: the element's name and its attributes, with character references decoded. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the opening tags of a page as React writes them: attributes in double quotes, no bare `<`
 * in text. A hundred times faster than a parser, which matters for hundreds of pages.
 */
export function scanTags(html: string): Tag[] {
  const tags = html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi);
  return [...tags].map(([, name = '', written = '']) => {
    const attributes = [...written.matchAll(/([^\s=]+)="([^"]*)"/g)];
    return {
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        attributes.map(([, attribute = '', value = '']) => [
          attribute.toLowerCase(),
          unescapeHtml(value),
        ]),
      ),
    };
  });
}
