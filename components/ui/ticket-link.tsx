import type { Link } from '#lib/content/link';
import { ButtonLink } from './button-link';
import { NewWindowHint } from './new-window-hint';

/** Renders the action of a navigation as the gold button, which opens the checkout. */
export function TicketLink({ link }: { readonly link: Link }) {
  const { href, openInNewWindow, checkout, label } = link;
  return (
    <ButtonLink href={href} openInNewWindow={openInNewWindow} checkout={checkout}>
      {label}
      {openInNewWindow ? <NewWindowHint /> : null}
    </ButtonLink>
  );
}
