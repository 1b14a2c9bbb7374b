/** Gives the focus to the gate, if it is open and nothing else has the focus. */
export function takeGateFocus(): void {
  if (document.documentElement.dataset.gate !== 'open') return;
  if (document.activeElement === document.body) document.getElementById('gate')?.focus();
}
