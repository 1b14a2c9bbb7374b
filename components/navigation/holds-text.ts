/** Whether a form on the page contains typed text that would be lost. */
export function holdsText(): boolean {
  const fields = document.querySelectorAll('textarea,input:not([type=hidden])');
  return [...fields].some(
    (field) =>
      (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
      field.value !== field.defaultValue,
  );
}
