'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { reloadOnce } from '../ui/updates/reload-once';
import type { ErrorPageProps } from './error-page';
import { useErrorTexts } from './error-texts';

interface ErrorBoundaryPageProps {
  readonly error: unknown;
  /** Renders the page again. */
  readonly retry: () => void;
}

/**
 * The error page as the framework's boundary renders it, to be put inside `ErrorMessages`. Its
 * texts are there at once; how it looks is loaded only now.
 */
export function ErrorBoundaryPage({ error, retry }: ErrorBoundaryPageProps) {
  const texts = useErrorTexts();
  const [Page, setPage] = useState<ComponentType<ErrorPageProps> | null>(null);
  useEffect(() => {
    // An error page that cannot be loaded is itself a missing part of the program.
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
