import type { ContentService } from '../../scripts/stack/content-service.ts';
import { publishQuestion } from './publish-question.ts';

/** How soon a change is public on all instances, in ms. */
const PUBLIC_MS = 2000;
/** How soon after the return of Redis an instance is right again, in ms. */
const RIGHT_AGAIN_MS = 10_000;

interface Edition {
  readonly publishedAt: number;
  /** From when on no page may show an earlier edition; in ms, like all times here, since 1970. */
  dueAt: number;
}

/** Publishes numbered editions of a question, and knows which of them a page must show. */
export class Editions {
  readonly #content: ContentService;
  readonly #published: Edition[] = [];

  constructor(content: ContentService) {
    this.#content = content;
  }

  get count(): number {
    return this.#published.length;
  }

  /** Publishes the next edition; returns when it is published. */
  async publish(): Promise<void> {
    await publishQuestion(this.#content, `Is edition ${this.count + 1} public?`);
    const publishedAt = Date.now();
    this.#published.push({ publishedAt, dueAt: publishedAt + PUBLIC_MS });
  }

  /** Returns the edition that a page shows; 0 for an earlier wording. */
  static on(page: string): number {
    return Number(/Is edition (\d+) public\?/.exec(page)?.[1] ?? 0);
  }

  /**
   * Returns how long ago in ms the next edition was published, if a page that is requested at a time may
   * not show this one any more; null if it may.
   */
  outdatedFor(edition: number, time: number): number | null {
    const next = this.#published[edition];
    return next && next.dueAt <= time ? time - next.publishedAt : null;
  }

  /**
   * Allows more time for what was published between two times: without Redis, an instance cannot tell
   * the others that it received the webhook.
   */
  excuseWithoutRedis(lost: number, back: number): void {
    for (const edition of this.#published) {
      const isAffected = edition.dueAt > lost && edition.publishedAt <= back;
      if (isAffected) edition.dueAt = back + RIGHT_AGAIN_MS;
    }
  }
}
