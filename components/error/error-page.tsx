import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import styles from './error-page.module.css';
import type { ErrorTexts } from './error-texts';

interface ErrorPageProps {
  readonly texts: ErrorTexts;
  /** Identifier of the error in the operators' log. */
  readonly reference?: string | undefined;
  /** A button that tries again, where there is something to try. */
  readonly retry?: ReactNode;
}

/** What is shown when a page cannot be drawn, with a button to the language's home page. */
export function ErrorPage({ texts, reference, retry }: ErrorPageProps) {
  return (
    <main className={styles.page}>
      <EmptyCask
        heading={texts.title}
        words={texts.text}
        actions={
          <>
            {retry}
            <ButtonLink href={texts.homeHref} variant={retry ? 'outline' : 'ticket'}>
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
