'use client';

import type { ReactNode } from 'react';

interface PageContentProps {
  readonly className?: string | undefined;
  /** Absent where the server has omitted it from the data of a document (decision 036). */
  readonly children?: ReactNode;
}

/** The markup of the content that the browser has received as a document; null until it is read. */
let documentMarkup: string | null = null;

/**
 * Renders the content of a page. The content of a document is already in place when React hydrates the
 * page, so React does not hydrate it. Its markup is stored for when the visitor comes back to that page, or
 * React has to render it again. A client component in it costs bytes: the document then keeps the data of
 * its content (decision 036).
 */
export function PageContent({ className, children }: PageContentProps) {
  // The head script may have made the content inert before hydration.
  const props = { className, 'data-content': '', suppressHydrationWarning: true };
  if (children !== undefined) return <div {...props}>{children}</div>;
  documentMarkup ??= document.querySelector('[data-content]')?.innerHTML ?? '';
  return <div {...props} dangerouslySetInnerHTML={{ __html: documentMarkup }} />;
}
