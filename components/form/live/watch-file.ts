import { fileField } from '#lib/forms/schema/protocol';
import { fileOf } from './check-fields';
import type { EnhancedForm } from './enhanced-form';

/** Shows how much of a form has been sent, in per cent; null hides the progress. */
export type ShowProgress = (percent: number | null) => void;

/**
 * Shows the name and size of the chosen file and lets the visitor remove it. Returns the function
 * that shows the progress.
 */
export function watchFile(form: EnhancedForm): ShowProgress {
  const control = form.control(fileField);
  if (!control) return () => undefined;
  const chosen = form.part('chosen');
  const progress = form.part('progress');
  control.addEventListener('change', () => {
    const file = fileOf(form);
    chosen.hidden = !file;
    form.part('chosen-name').textContent = file ? `${file.name}, ${sizeOf(file)}` : '';
  });
  form.part('remove').addEventListener('click', () => {
    control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
    control.focus();
  });
  return (percent) => {
    progress.hidden = percent === null;
    if (progress instanceof HTMLProgressElement) progress.value = percent ?? 0;
  };
}

/**
 * Returns the size of a file in the language of the page, in decimal units (kB, MB) as file
 * managers do.
 */
function sizeOf({ size }: File): string {
  const large = size >= 1e6;
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? size / 1e6 : Math.max(1, size / 1e3));
}
