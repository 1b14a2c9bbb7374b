import { isFormKind } from '#lib/routing/form-kind';
import { watchDraft } from './draft';
import { enhancedForm } from './enhanced-form';
import { prepareForm } from './prepare-form';
import { sendForm } from './send-form';
import { watchFields } from './watch-fields';
import { watchFile } from './watch-file';

const alive = new WeakSet<HTMLElement>();

/**
 * Makes a form respond in place: fields are validated as they are filled in, input survives a
 * closed dialog and a failed submission, and repeated presses send once. Resolves when the form may
 * be sent; does nothing to a form that is already enhanced.
 */
export async function enhanceForm(element: HTMLElement): Promise<void> {
  const kind = element.dataset.formKind;
  if (!(element instanceof HTMLFormElement) || !isFormKind(kind) || alive.has(element)) return;
  alive.add(element);
  const form = enhancedForm(element, kind);
  const draft = watchDraft(form);
  const progress = watchFile(form);
  watchFields(form, (show) => sendForm(form, draft, progress, show));
  await prepareForm(form);
}
