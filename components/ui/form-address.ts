/** Returns what is filled in in a form, and the value of the button that is pressed. */
export function entriesOf(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): [name: string, value: string][] {
  return [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
}

/** Returns the address that a button of a form opens with GET; its own, where it has one. */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const hasOwn = submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction');
  const action = hasOwn ? submitter.formAction : form.action;
  return `${action}?${new URLSearchParams(entriesOf(form, submitter))}`;
}
