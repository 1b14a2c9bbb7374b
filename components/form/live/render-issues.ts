import type { EnhancedForm } from './enhanced-form';

/** The messages beside the fields, by field name. */
export type Complaints = ReadonlyMap<string, string>;

/** Shows the message of each invalid field beside it, and hides the messages of valid fields. */
export function renderIssues({ element }: EnhancedForm, complaints: Complaints): void {
  for (const field of element.querySelectorAll<HTMLElement>('[data-field]')) {
    const words = complaints.get(field.dataset.field ?? '');
    const note = field.querySelector<HTMLElement>('[data-issue]');
    const control = field.querySelector('[name]');
    if (!note || !control) continue;
    note.textContent = words ?? '';
    note.hidden = !words;
    if (words) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
}

/** Lists the issues as links to the fields and moves the focus there; hides an empty list. */
export function showSummary(form: EnhancedForm, complaints: Complaints): void {
  const summary = form.part('summary');
  summary.hidden = complaints.size === 0;
  const items = [...form.element.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const words = complaints.get(field.dataset.field ?? '');
    return words ? [itemFor(form, field, words)] : [];
  });
  form.part('issues').replaceChildren(...items);
  if (items.length > 0) summary.focus();
}

function itemFor(form: EnhancedForm, field: HTMLElement, words: string): HTMLLIElement {
  const control = form.control(field.dataset.field ?? '');
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${control?.id ?? ''}`;
  link.textContent = words;
  // Following the link would add an entry to the history for each corrected mistake.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control?.focus();
  });
  item.append(link);
  return item;
}

/** Returns the issues that the server has rendered into the page. */
export function shownIssues({ element }: EnhancedForm): Complaints {
  const rendered = new Map<string, string>();
  for (const field of element.querySelectorAll<HTMLElement>('[data-field]')) {
    const words = field.querySelector('[data-issue]')?.textContent;
    if (words) rendered.set(field.dataset.field ?? '', words);
  }
  return rendered;
}
