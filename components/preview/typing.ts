import { readEditedDocument, readSavedDocument } from '#lib/content/preview/edited-document';

/** How long after a change of a form nobody is typing any more, in ms. */
const PAUSE_MS = 200;

/** How long a pause is waited for at most, in ms. */
const MAX_WAIT_MS = 600;

/** Whether the editor is typing in the forms of the Studio around the frame. */
export class Typing {
  /** When the last change was typed, in ms of the document's monotonic clock. */
  #typedAt = Number.NEGATIVE_INFINITY;
  /** The published ids of the documents with changes that are not saved. */
  readonly #unsaved = new Set<string>();
  /** The pause that is waited for: until when at most, and what resolves its promise. */
  #awaited: { readonly until: number; readonly resolve: () => void } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes note of a message of the Studio. */
  receive(message: unknown): void {
    const edited = readEditedDocument(message);
    const saved = edited?.isSaved ? edited.id : readSavedDocument(message);
    if (saved !== null) this.#unsaved.delete(saved);
    else if (edited) {
      this.#typedAt = performance.now();
      this.#unsaved.add(edited.id);
    }
    this.#look();
  }

  /**
   * Resolves in the next pause in which all changes are saved; after 600 ms at the latest. To be called
   * again only then.
   */
  pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#awaited = { until: performance.now() + MAX_WAIT_MS, resolve };
      this.#look();
    });
  }

  #look(): void {
    clearTimeout(this.#timer);
    if (!this.#awaited) return;
    const { until, resolve } = this.#awaited;
    const due = this.#unsaved.size === 0 ? Math.min(this.#typedAt + PAUSE_MS, until) : until;
    const wait = due - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#look(), wait);
      return;
    }
    this.#awaited = null;
    resolve();
  }
}
