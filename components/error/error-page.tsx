import { ButtonLink } from '#components/ui/button-link';
import button from '#components/ui/button-link.module.css';
import { EmptyCask } from '#components/ui/empty-cask';
import cask from '#components/ui/empty-cask.module.css';
import type { ErrorTexts } from './error-texts';

export { isChunkFailure } from '../ui/updates/chunk-failure';

export interface ErrorPageProps {
  readonly texts: ErrorTexts;
  readonly error: unknown;
  /** Re-renders the page. */
  readonly retry: () => void;
}

/** Renders the page for a page that failed to render, with a button to the language's home page. */
export function ErrorPage({ texts, error, retry }: ErrorPageProps) {
  const reference = digestOf(error);
  return (
    <main className={cask.alone}>
      <EmptyCask
        heading={texts.title}
        text={texts.text}
        actions={
          <>
            <button type="button" className={`${button.button} ${button.ticket}`} onClick={retry}>
              {texts.retry}
            </button>
            <ButtonLink href={texts.homeHref} variant="outline">
              {texts.home}
            </ButtonLink>
          </>
        }
      >
        {reference ? (
          <p className="small">
            {texts.reference}: {reference}
          </p>
        ) : null}
      </EmptyCask>
    </main>
  );
}

/** Returns the digest by which Next.js identifies a server error; operators find it in the log. */
function digestOf(error: unknown): string | undefined {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  return typeof digest === 'string' ? digest : undefined;
}
