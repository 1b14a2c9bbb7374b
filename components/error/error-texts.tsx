'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** What the error page says, in the language of the page. */
export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
  /** The word before the identifier under which operators find the error in their log. */
  readonly reference: string;
  readonly homeHref: string;
}

const Texts = createContext<ErrorTexts | null>(null);

interface ErrorTextsProviderProps {
  readonly texts: ErrorTexts;
  readonly children: ReactNode;
}

/** Keeps the error page's words at hand in the browser, where boundaries are rendered. */
export function ErrorTextsProvider({ texts, children }: ErrorTextsProviderProps) {
  return <Texts value={texts}>{children}</Texts>;
}

/** The words of the nearest provider, or null outside of one. */
export function useErrorTexts(): ErrorTexts | null {
  return useContext(Texts);
}
