'use client';

import { ErrorBoundaryPage } from '#components/error/error-boundary-page';

interface ErrorProps {
  readonly error: Error;
  readonly retry: () => void;
}

/** Stands in for a page that could not be rendered; the framework demands a default export. */
export default function LocaleError({ error, retry }: ErrorProps) {
  return <ErrorBoundaryPage error={error} retry={retry} />;
}
