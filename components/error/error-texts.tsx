'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** Texts of the error page, in the language of the page. */
export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
  /** Label of the identifier under which operators find the error in their log. */
  readonly reference: string;
  readonly homeHref: string;
}

const Texts = createContext<ErrorTexts | null>(null);

interface ErrorTextsProviderProps {
  readonly texts: ErrorTexts;
  readonly children: ReactNode;
}

/** Provides the texts of the error page in the browser, where error boundaries are rendered. */
export function ErrorTextsProvider({ texts, children }: ErrorTextsProviderProps) {
  return <Texts value={texts}>{children}</Texts>;
}

/** Returns the texts of the nearest provider, or null outside of one. */
export function useErrorTexts(): ErrorTexts | null {
  return useContext(Texts);
}
