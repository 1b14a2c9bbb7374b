'use client';

import { useEffect } from 'react';
import { reloadOnChunkFailure } from '#lib/updates/chunk-failure';
import styles from './error-boundary-page.module.css';
import { ErrorPage } from './error-page';
import { useErrorTexts } from './error-texts';

interface ErrorBoundaryPageProps {
  readonly error: unknown;
  /** Draws the page again. */
  readonly retry: () => void;
}

/** The error page as the framework's boundary draws it, to be put inside `ErrorWords`. */
export function ErrorBoundaryPage({ error, retry }: ErrorBoundaryPageProps) {
  const texts = useErrorTexts();
  useEffect(() => {
    reloadOnChunkFailure(error);
  }, [error]);
  if (!texts) return null;
  return (
    <ErrorPage
      texts={texts}
      reference={digestOf(error)}
      retry={
        <button type="button" className={styles.retry} onClick={() => retry()}>
          {texts.retry}
        </button>
      }
    />
  );
}

/** The framework's hash of an error of the server; its message stays there. */
function digestOf(error: unknown): string | undefined {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  return typeof digest === 'string' ? digest : undefined;
}
