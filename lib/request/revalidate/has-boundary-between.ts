interface Span {
  /** ISO instants. */
  readonly from: string;
  readonly to: string;
}

/** Whether one of the spans begins or ends after `since` and not after `until` (ms since 1970). */
export function hasBoundaryBetween(spans: readonly Span[], since: number, until: number): boolean {
  return spans
    .flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)])
    .some((moment) => moment > since && moment <= until);
}
