/** A change to what the framework receives or returns. */
interface Adjustment {
  /** Whether it is applied; everything else works without it. */
  readonly isOn: boolean;
  /** The version of Next.js with which it was last tried, switched on and off. */
  readonly tried: string;
}

/**
 * What the site changes about the framework's own requests, responses and build. None of it is a
 * documented interface, so each has to be tried again with a new version of Next.js: without the
 * change, to see whether it is still needed, and with it. Four more have to be tried, too, which
 * cannot be switched off and so are not among them: the page cache (`server/page-cache/page-cache.ts`),
 * which extends a class that is not documented; the buffering of responses (`buffer-response.ts`), with
 * which those below work; the hashes of inline scripts (`inline-parts.ts`), without which the content
 * policy would block them; and that public pages load no client components of `not-found.tsx`, which
 * declares those of previews (`components/preview/declared-launcher.tsx`).
 */
export const adjustments = {
  /**
   * Query parameters of the framework and headers with a nonce are removed from requests: it trusts
   * them from any client, and stores them in pages that everybody receives.
   */
  removeInternalParameters: { isOn: true, tried: '16.4.6' },
  /**
   * Headers are limited that the framework takes quadratic time for, or answers with 500 where they are
   * malformed.
   */
  limitHeaders: { isOn: true, tried: '16.4.6' },
  /** A page that failed is replaced: its own body is empty until scripts have run. */
  replaceFailedPage: { isOn: true, tried: '16.4.6' },
  /**
   * Scripts are loaded after the first paint: in the head, they share the network with everything
   * that is visible (decision 015).
   */
  loadAfterPaint: { isOn: true, tried: '16.4.6' },
  /**
   * A document has its content once: its data, from which React could render it again, were more than
   * half of the document (decision 036).
   */
  omitContentData: { isOn: true, tried: '16.4.6' },
  /** The data of a page has fewer escapes, which are a twelfth of its bytes, and fewer scripts. */
  shortenData: { isOn: true, tried: '16.4.6' },
  /**
   * Browsers compile the bundle of every page while it loads: function by function, it would block
   * the page for longer (decision 015).
   */
  compileAtOnce: { isOn: true, tried: '16.4.6' },
  /**
   * Chunks of the server that are the same have one source in memory, in one byte a character: all
   * sources together took 42 MB and take 10.
   */
  shareChunks: { isOn: true, tried: '16.4.6' },
  /**
   * The server uses the configuration in the build, as the framework's own standalone server does:
   * evaluating next.config.ts loads a compiler, which takes 50 MB. A package has none, so that it can
   * be switched off in a checkout only.
   */
  provideBuiltConfig: { isOn: true, tried: '16.4.6' },
} satisfies Record<string, Adjustment>;
