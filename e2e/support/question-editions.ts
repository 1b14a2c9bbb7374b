import type { ContentService } from '../../scripts/stack/content-service.ts';
import { publishQuestion } from './publish-question.ts';

/** How soon after the return of Redis an instance is right again, in ms. */
const RIGHT_AGAIN_MS = 10_000;

/** Publishes numbered editions of a question, and returns which of them a page must show. */
export class QuestionEditions {
  readonly #content: ContentService;
  /** When each edition was published; in ms, like all times here, since 1970. */
  readonly #published: number[] = [];
  /** From the loss of Redis until every instance must be right again. */
  #withoutRedis: { readonly from: number; readonly until: number } | null = null;

  constructor(content: ContentService) {
    this.#content = content;
  }

  get count(): number {
    return this.#published.length;
  }

  /** Publishes the next edition; returns when it is published. */
  async publish(): Promise<void> {
    await publishQuestion(this.#content, `Is edition ${this.count + 1} public?`);
    this.#published.push(Date.now());
  }

  /** Returns the edition that a page shows; 0 for an earlier wording. */
  static on(page: string): number {
    return Number(/Is edition (\d+) public\?/.exec(page)?.[1] ?? 0);
  }

  /**
   * Returns how long ago in ms the next edition was published, if a page that is requested at a time may
   * not show this one any more, because a change must be public within `limit` ms; null if it may.
   */
  outdatedFor(edition: number, time: number, limit: number): number | null {
    const publishedAt = this.#published[edition];
    if (publishedAt === undefined || time < this.#dueAt(publishedAt + limit, publishedAt))
      return null;
    return time - publishedAt;
  }

  /**
   * Allows more time for what is published between two times and until everything is right again: without
   * Redis, an instance cannot notify the others that it received the webhook.
   */
  excuseWithoutRedis(lost: number, back: number): void {
    this.#withoutRedis = { from: lost, until: back + RIGHT_AGAIN_MS };
  }

  /** Returns from when on no page may show what an edition replaced: later where Redis was gone. */
  #dueAt(dueAt: number, publishedAt: number): number {
    const gap = this.#withoutRedis;
    const isAffected = gap !== null && gap.from < dueAt && publishedAt < gap.until;
    return isAffected ? Math.max(dueAt, gap.until) : dueAt;
  }
}
