import type { JsonRecord } from '#lib/content/parse/formats/is-record';
import type { EditedDocument } from '#lib/content/preview/edited-document';
import { fieldOfMark, type MarkedField, splitMark, textAt } from '#lib/content/preview/marked-text';

/** How many versions of a document are kept; the server's rendering is never further behind. */
const MAX_VERSIONS = 200;

/** How long after its last change the server may render a document from an earlier version, in ms. */
const SETTLED_MS = 10_000;

/**
 * The texts that an editor is changing in the Studio, for a page that the server has rendered from an
 * earlier version. What has not changed for ten seconds is left to the server again, which then knows
 * it, and what others have changed since.
 */
export class EditedTexts {
  readonly #versions = new Map<string, readonly JsonRecord[]>();
  readonly #settling = new Map<string, ReturnType<typeof setTimeout>>();
  /** The fields by their marks, which take long to decode. */
  readonly #fields = new Map<string, MarkedField | null>();

  add({ id, before, after }: EditedDocument): void {
    const versions = this.#versions.get(id) ?? [];
    this.#versions.set(id, [...versions, before, after].slice(-MAX_VERSIONS));
    clearTimeout(this.#settling.get(id));
    this.#settling.set(
      id,
      setTimeout(() => this.#versions.delete(id), SETTLED_MS),
    );
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

  /** Forgets all changes. */
  end(): void {
    for (const timer of this.#settling.values()) clearTimeout(timer);
    this.#versions.clear();
  }

  /** Returns the last version of a text, with its mark; null if it is that or unknown. */
  #edit(shown: string): string | null {
    const { text, mark } = splitMark(shown);
    const field = mark === '' ? null : this.#fieldOf(mark);
    const versions = field ? this.#versions.get(field.id) : undefined;
    const last = versions?.at(-1);
    if (!field || !versions || !last) return null;
    const isKnown = versions.some((version) => textAt(version, field.path) === text);
    // A field that the editor has emptied is no longer in the document.
    const edited = textAt(last, field.path) ?? '';
    return isKnown && edited !== text ? edited + mark : null;
  }

  #fieldOf(mark: string): MarkedField | null {
    const known = this.#fields.get(mark);
    if (known !== undefined) return known;
    const field = fieldOfMark(mark);
    this.#fields.set(mark, field);
    return field;
  }
}
