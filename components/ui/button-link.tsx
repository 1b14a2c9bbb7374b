import type { ReactNode } from 'react';
import styles from './button-link.module.css';
import { contentLink } from './link-attributes';

/** `ticket` is the one gold action of a view; the others are secondary. */
type ButtonVariant = 'ticket' | 'outline' | 'dark';

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly openInNewWindow?: boolean;
  /** `_self` loads a document, as any link with a target does, instead of navigating in the page. */
  readonly target?: '_self' | undefined;
  /** The order that opens the checkout (`lib/tickets/checkout`), on a link to buy. */
  readonly checkout?: string | undefined;
  /** Marks a link that phones have in the buy bar, too, so that a hero hides it there. */
  readonly 'data-tickets'?: '' | undefined;
  /** The form that it opens (`lib/routing/form-addresses`), on a link to one. */
  readonly 'data-form'?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a link as a button: it navigates, so it stays a link (WCAG 4.1.2). */
export function ButtonLink({
  href,
  variant = 'ticket',
  openInNewWindow = false,
  target,
  checkout,
  'data-tickets': tickets,
  'data-form': form,
  children,
}: ButtonLinkProps) {
  return (
    <a
      className={`screen-only ${styles.button} ${styles[variant]}`}
      {...(tickets === undefined ? {} : { 'data-tickets': tickets })}
      {...contentLink({ href, openInNewWindow, checkout, form })}
      {...(target === undefined ? {} : { target })}
    >
      {children}
    </a>
  );
}
