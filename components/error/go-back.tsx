'use client';

import type { MouseEvent, ReactNode } from 'react';
import { hasModifier } from '../ui/has-modifier';

interface GoBackProps {
  /** Target when there is no previous page: no script, or a tab opened on this page. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function goBack(event: MouseEvent) {
  if (hasModifier(event) || history.length < 2) return;
  event.preventDefault();
  history.back();
}

/** Renders a link to the previous page. */
export function GoBack({ href, className, children }: GoBackProps) {
  return (
    <a href={href} className={className} onClick={goBack}>
      {children}
    </a>
  );
}
