import type { JsonRecord } from '#lib/content/parse/formats/is-record';
import type { EditedDocument } from '#lib/content/preview/edited-document';
import { readMarkedText, textAt } from '#lib/content/preview/marked-text';

/** How many versions of a document are kept: more than the server renders behind. */
const KEPT_VERSIONS = 200;

/**
 * The texts that an editor is changing in the Studio, for a page that the server has rendered from an
 * earlier version.
 */
export class EditedTexts {
  readonly #versions = new Map<string, readonly JsonRecord[]>();

  add({ id, before, after }: EditedDocument): void {
    const versions = this.#versions.get(id) ?? [before];
    this.#versions.set(id, [...versions, after].slice(-KEPT_VERSIONS));
  }

  /**
   * Shows the last version of each text below `root`. Leaves those that were in no version as they are
   * on the page, such as a text in which the page has changed something: only the server can do that.
   */
  show(root: Node): void {
    if (this.#versions.size === 0) return;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const edited = this.#edit(currentNode.nodeValue ?? '');
      if (edited !== null) currentNode.nodeValue = edited;
    }
  }

  /** Returns the last version of a text, with its mark; null if it is that or unknown. */
  #edit(shown: string): string | null {
    const marked = readMarkedText(shown);
    const versions = marked ? this.#versions.get(marked.id) : undefined;
    const last = versions?.at(-1);
    if (!marked || !versions || !last) return null;
    const text = textAt(last, marked.path);
    if (text === null || text === marked.text) return null;
    const isKnown = versions.some((version) => textAt(version, marked.path) === marked.text);
    return isKnown ? text + marked.mark : null;
  }
}
