/** Whether a form on the page contains input that would be lost. */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll('textarea,select,input:not([type=hidden])')].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isChosen(field);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  // The value of a box is what is sent if it is checked, and may have no default.
  return field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Without a default, a list begins with its first option. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const byDefault = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, byDefault);
}
