'use client';

import { ErrorBoundaryPage } from '#components/error/error-boundary-page';

interface ErrorProps {
  readonly error: Error;
  readonly retry: () => void;
}

/** Replaces a page that could not be rendered; Next.js requires a default export. */
export default function LocaleError({ error, retry }: ErrorProps) {
  return <ErrorBoundaryPage error={error} retry={retry} />;
}
