import type { EnhancedForm } from './enhanced-form';

/** What is to be said beside each field, by its name. */
export type Complaints = ReadonlyMap<string, string>;

/** Says beside each field what is wrong with it, and nothing beside those that are in order. */
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

/**
 * Lists what is wrong as links to the fields and moves the focus there; hides the list for none.
 */
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
  // Followed as a link, it would leave its mark in the history for each slip of the pen.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control?.focus();
  });
  item.append(link);
  return item;
}

/** What the server has already said beside the fields of a page that it answered with. */
export function shownIssues({ element }: EnhancedForm): Complaints {
  const rendered = new Map<string, string>();
  for (const field of element.querySelectorAll<HTMLElement>('[data-field]')) {
    const words = field.querySelector('[data-issue]')?.textContent;
    if (words) rendered.set(field.dataset.field ?? '', words);
  }
  return rendered;
}
