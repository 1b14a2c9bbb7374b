'use client';

import { useEffect } from 'react';
import { hasModifier } from '../ui/has-modifier';

const link = 'a[data-form]';
const form = 'form[data-form-kind]';

/** How long a press waits for what answers in place, in milliseconds, before the form posts. */
const patience = 5000;

const near = ({ target }: Pick<Event, 'target'>, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Opens forms for the links to them, and makes those that stand on the page answer in place.
 * Everything it takes is loaded when a visitor turns to one; until then links lead to the page
 * of the form, and forms post.
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
    // Somebody may have begun before this was there to notice.
    touch({ target: document.activeElement });
    document.addEventListener('focusin', touch);
    // Capturing, so that a form half alive does not send what is sent again in a moment.
    document.addEventListener('submit', send, true);
    // Capturing, so that whoever else follows links finds this one taken.
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('focusin', touch);
      document.removeEventListener('submit', send, true);
      document.removeEventListener('click', press, true);
    };
  }, []);
  return null;
}
