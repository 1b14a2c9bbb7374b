'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { reloadOnChunkFailure } from '#lib/updates/chunk-failure';
import type { ErrorPageProps } from './error-page';
import { useErrorTexts } from './error-texts';

interface ErrorBoundaryPageProps {
  readonly error: unknown;
  /** Draws the page again. */
  readonly retry: () => void;
}

/**
 * The error page as the framework's boundary draws it, to be put inside `ErrorWords`. Its words are
 * there at once; how it looks is loaded only now.
 */
export function ErrorBoundaryPage({ error, retry }: ErrorBoundaryPageProps) {
  const texts = useErrorTexts();
  const [Page, setPage] = useState<ComponentType<ErrorPageProps> | null>(null);
  useEffect(() => {
    if (reloadOnChunkFailure(error)) return;
    import('./error-page').then((loaded) => setPage(() => loaded.ErrorPage), Boolean);
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
