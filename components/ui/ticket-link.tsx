import type { Link } from '#lib/content/model/link';
import { ButtonLink } from './button-link';
import { NewWindowHint } from './new-window-hint';

/** Renders the one action of a bar as the gold button, which opens the checkout or a form. */
export function TicketLink({ link }: { readonly link: Link }) {
  const { href, openInNewWindow, checkout, form, label } = link;
  return (
    <ButtonLink href={href} openInNewWindow={openInNewWindow} checkout={checkout} data-form={form}>
      {label}
      {openInNewWindow ? <NewWindowHint /> : null}
    </ButtonLink>
  );
}
