import { fileField } from '#lib/forms/schema/protocol';
import { fileOf } from './check-fields';
import type { EnhancedForm } from './enhanced-form';

/** Shows how much of a form has been sent, in per cent; null when nothing is under way. */
export type ShowProgress = (percent: number | null) => void;

/** Names the chosen file and its size, and lets it be taken away again. */
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

/** The size of a file in the page's language, in units of a thousand as file managers show it. */
function sizeOf({ size }: File): string {
  const large = size >= 1e6;
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? size / 1e6 : Math.max(1, size / 1e3));
}
