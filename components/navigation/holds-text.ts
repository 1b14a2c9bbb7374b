/** Whether a form on the page holds something that was typed and would be lost. */
export function holdsText(): boolean {
  const fields = document.querySelectorAll('textarea,input:not([type=hidden])');
  return [...fields].some(
    (field) =>
      (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
      field.value !== field.defaultValue,
  );
}
