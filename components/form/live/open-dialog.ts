import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';
import styles from './dialog.module.css';
import { enhanceForm } from './enhance-form';
import { wordsOf } from './enhanced-form';

/** Dialogs closed with a form not yet sent, by the URL of the form. */
const closed = new Map<string, HTMLDialogElement>();

/**
 * Opens the form that a link leads to in a dialog. Rejects when it cannot be loaded; the link can
 * then be followed. A dialog that is closed and opened again is as it was left.
 */
export async function openDialog(link: HTMLElement): Promise<void> {
  const href = link.getAttribute('href') ?? '';
  const dialog = closed.get(href) ?? (await buildDialog(href));
  dialog.onclose = () => {
    const sent = dialog.querySelector('[data-sent]:not([hidden])');
    if (sent) closed.delete(href);
    else closed.set(href, dialog);
    dialog.remove();
    link.focus();
  };
  if (document.querySelector('dialog[open]')) return;
  document.body.append(dialog);
  dialog.showModal();
}

async function buildDialog(href: string): Promise<HTMLDialogElement> {
  const response = await fetchWithRetry(href, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const sheet = page.querySelector('[data-form-sheet]');
  const form = sheet?.querySelector('form');
  if (!response.ok || !sheet || !form) throw new Error('The form did not come.');
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', sheet.querySelector('h1')?.id ?? '');
  dialog.append(closeButton(dialog, wordsOf(form).close), document.adoptNode(sheet));
  await Promise.all([enhanceForm(form), import('./form-looks')]);
  return dialog;
}

function closeButton(dialog: HTMLDialogElement, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.ariaLabel = label;
  button.textContent = '×';
  button.addEventListener('click', () => dialog.close());
  return button;
}
