/** What the site costs with so many events besides those of the demo content. */
export interface PageFigures {
  readonly events: number;
  /** In the sitemaps of all languages. */
  readonly pages: number;
  /** How many pages the build has rendered, also such as are in no sitemap. */
  readonly rendered: number;
  /** Processor time of the build, in ms. */
  readonly buildMs: number;
  /** From the start of the built site until its home page is sent, in seconds. */
  readonly startSeconds: number;
  /** The most resident memory of the site's process, in megabytes. */
  readonly megabytes: number;
}

/** Returns a table of figures; the first ones are those to which the others are compared. */
export function pagesTable(figures: readonly PageFigures[]): string {
  const rows = figures.map((each) => {
    const { events, pages, rendered, buildMs, startSeconds, megabytes } = each;
    return [
      events === 0 ? 'the demo content' : `${events} more events`,
      pages,
      rendered,
      (buildMs / 1000).toFixed(0),
      msPerPage(each, figures[0])?.toFixed(1) ?? '',
      startSeconds.toFixed(1),
      megabytes.toFixed(0),
    ];
  });
  return [
    '| content | pages | rendered by the build | build, s of processor time | for each further page, ms | start, s | memory, MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

/** Returns the processor time of a build for each page that it has more than the first one, in ms. */
function msPerPage(one: PageFigures, first: PageFigures | undefined): number | null {
  if (!first || one.pages <= first.pages) return null;
  return (one.buildMs - first.buildMs) / (one.pages - first.pages);
}
