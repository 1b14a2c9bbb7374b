'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { reloadOnce } from '../ui/updates/reload-once';
import type { ErrorPageProps } from './error-page';
import { useErrorTexts } from './error-texts';

interface ErrorBoundaryPageProps {
  readonly error: unknown;
  /** Re-renders the page. */
  readonly retry: () => void;
}

/**
 * Renders the error page inside the error boundary of Next.js; needs `ErrorMessages` around it. The
 * texts are available at once; the full page is loaded only now.
 */
export function ErrorBoundaryPage({ error, retry }: ErrorBoundaryPageProps) {
  const texts = useErrorTexts();
  const [Page, setPage] = useState<ComponentType<ErrorPageProps> | null>(null);
  useEffect(() => {
    // If even the error page cannot be loaded, its chunk is missing as well.
    import('./error-page').then((loaded) => {
      if (loaded.isChunkFailure(error)) reloadOnce();
      setPage(() => loaded.ErrorPage);
    }, reloadOnce);
  }, [error]);
  if (!texts) return null;
  if (Page) return <Page texts={texts} error={error} retry={() => retry()} />;
  return (
    <main>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <a href={texts.homeHref}>{texts.home}</a>
    </main>
  );
}
