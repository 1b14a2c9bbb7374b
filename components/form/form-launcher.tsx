'use client';

import { useEffect } from 'react';
import { hasModifier } from '../ui/has-modifier';

const link = 'a[data-form]';
const form = 'form[data-form-kind]';

/**
 * How long a submission waits for the enhancement, in milliseconds, before the form posts by
 * itself.
 */
const patience = 5000;

const near = ({ target }: Pick<Event, 'target'>, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Opens forms in a dialog for the links to them, and enhances the forms on the page so that they
 * respond in place. The code is loaded when a visitor turns to a form; until then links lead to the
 * page of the form, and forms post.
 */
export function FormLauncher() {
  useEffect(() => {
    const awaited = new WeakMap<HTMLElement, Promise<unknown>>();
    const settled = new WeakSet<HTMLElement>();
    const alive = (found: HTMLElement) => {
      const waiting =
        awaited.get(found) ??
        import('./live/enhance-form')
          .then(({ enhanceForm }) => enhanceForm(found), Boolean)
          .finally(() => settled.add(found));
      awaited.set(found, waiting);
      return waiting;
    };
    const touch = (event: Pick<Event, 'target'>) => {
      const found = near(event, form);
      if (found) void alive(found);
    };
    const send = async (event: SubmitEvent) => {
      const found = near(event, form);
      if (!(found instanceof HTMLFormElement) || settled.has(found)) return;
      event.preventDefault();
      event.stopPropagation();
      await Promise.race([alive(found), new Promise((late) => setTimeout(late, patience))]);
      settled.add(found);
      found.requestSubmit(event.submitter);
    };
    const press = (event: MouseEvent) => {
      const found = near(event, link);
      if (!found || hasModifier(event)) return;
      event.preventDefault();
      import('./live/open-dialog')
        .then(({ openDialog }) => openDialog(found))
        .catch(() => found instanceof HTMLAnchorElement && location.assign(found.href));
    };
    // A field may have received focus before this listener was installed.
    touch({ target: document.activeElement });
    document.addEventListener('focusin', touch);
    // In the capture phase, so that a form still being enhanced does not send what is sent again
    // here.
    document.addEventListener('submit', send, true);
    // In the capture phase, so that other handlers of links find the event already handled.
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('focusin', touch);
      document.removeEventListener('submit', send, true);
      document.removeEventListener('click', press, true);
    };
  }, []);
  return null;
}
