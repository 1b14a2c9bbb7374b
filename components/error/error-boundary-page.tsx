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
  const reference = digestOf(error);
  if (Page) return <Page texts={texts} reference={reference} retry={() => retry()} />;
  return (
    <main>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <a href={texts.homeHref}>{texts.home}</a>
    </main>
  );
}

/** The framework's hash of an error of the server; its message stays there. */
function digestOf(error: unknown): string | undefined {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  return typeof digest === 'string' ? digest : undefined;
}
