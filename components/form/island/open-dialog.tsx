import type { ComponentType, ReactNode } from 'react';
import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';
import type { FormProps } from '../form-texts';
import type { DialogFormProps } from './dialog-form';
import { FormDialog } from './form-dialog';
import { formPropsIn } from './form-props-in';

interface LoadedForm extends FormProps {
  readonly Form: ComponentType<DialogFormProps>;
}

/** The forms opened in dialogs and not sent yet, by the URL of the form. */
const opened = new Map<string, LoadedForm>();

let loaded = 0;

/**
 * Opens the form that a link leads to in a dialog; `show` renders the dialogs. Rejects when the
 * form cannot be loaded; the link can then be followed. A dialog that is closed and opened again is
 * as it was left.
 */
export async function openDialog(
  link: HTMLElement,
  show: (dialogs: ReactNode) => void,
): Promise<void> {
  const href = link.getAttribute('href') ?? '';
  opened.set(href, opened.get(href) ?? (await loadForm(href)));
  // The visitor may have gone on to another page or opened something else in the meantime.
  if (!link.isConnected || document.querySelector('dialog[open]')) return;
  const close = () => {
    show(dialogs(null, close));
    // Safari focuses no link that is pressed; a new page has taken the focus.
    if (document.activeElement === document.body) link.focus();
  };
  show(dialogs(href, close));
}

function dialogs(openHref: string | null, onClose: () => void): ReactNode {
  return [...opened].map(([href, { Form, ...form }]) => (
    <FormDialog
      key={href}
      isOpen={href === openHref}
      onClose={onClose}
      titleId={`${form.view.id}-title`}
      closeText={form.texts.close}
    >
      <Form {...form} onSent={() => opened.delete(href)} />
    </FormDialog>
  ));
}

async function loadForm(href: string): Promise<LoadedForm> {
  const [response, { DialogForm }] = await Promise.all([
    fetchWithRetry(href, { headers: { accept: 'text/html' } }),
    // Imported separately: style sheets bundled with the dialog's would become part of every page.
    import('./dialog-form'),
  ]);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const form = formPropsIn(page.querySelector<HTMLElement>('[data-form-props]'));
  if (!response.ok || !form) throw new Error(`${href} contains no form.`);
  loaded += 1;
  // With an id of its own, because a page may contain the same form, and several dialogs.
  return { ...form, view: { ...form.view, id: `dialog-${loaded}` }, Form: DialogForm };
}
