import { ButtonLink } from '#components/ui/button-link';
import button from '#components/ui/button-link.module.css';
import { EmptyCask } from '#components/ui/empty-cask';
import cask from '#components/ui/empty-cask.module.css';
import type { ErrorTexts } from './error-texts';

export interface ErrorPageProps {
  readonly texts: ErrorTexts;
  /** Identifier of the error in the operators' log. */
  readonly reference?: string | undefined;
  /** Tries again. */
  readonly retry: () => void;
}

/** What is shown when a page cannot be drawn, with a button to the language's home page. */
export function ErrorPage({ texts, reference, retry }: ErrorPageProps) {
  return (
    <main className={cask.alone}>
      <EmptyCask
        heading={texts.title}
        words={texts.text}
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
