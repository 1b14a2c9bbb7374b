import {
  isTypingMessage,
  readEditedDocument,
  readSavedDocument,
} from '#lib/content/preview/edited-document';

/**
 * How long after a key nobody is typing any more, in ms: longer than from one key to the next, and no
 * longer than it takes until the last one is saved on a slow machine.
 */
const PAUSE_MS = 300;

/**
 * How long after the last change the word that it is saved is waited for, in ms: the Studio may send it
 * much later than the change has reached the server.
 */
const SAVED_MS = 600;

/** How long a pause is waited for at most, in ms. */
const MAX_WAIT_MS = 3000;

/** Whether the editor is typing in the forms of the Studio around the frame. */
export class Typing {
  /** When the last key was typed, in ms of the document's monotonic clock. */
  #typedAt = Number.NEGATIVE_INFINITY;
  /** When a form last showed a change that was not saved, likewise. */
  #changedAt = Number.NEGATIVE_INFINITY;
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
      this.#unsaved.add(edited.id);
      this.#changedAt = performance.now();
    } else if (isTypingMessage(message)) this.#typedAt = performance.now();
    this.#look();
  }

  /**
   * Resolves in the next pause in which all changes are saved, or should be; after 3 s at the latest. To
   * be called again only then.
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
    const paused = this.#typedAt + PAUSE_MS;
    const due = this.#unsaved.size === 0 ? paused : Math.max(paused, this.#changedAt + SAVED_MS);
    const wait = Math.min(due, until) - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#look(), wait);
      return;
    }
    this.#awaited = null;
    resolve();
  }
}
