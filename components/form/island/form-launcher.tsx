'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { hasModifier } from '../../ui/has-modifier';

const link = 'a[data-form]';
const form = '[data-form-props] > form';

/** How long a submission waits for hydration, in milliseconds, before the form posts by itself. */
const maxWait = 5000;

const hydrations = new WeakMap<HTMLFormElement, Promise<unknown>>();
const settled = new WeakSet<HTMLFormElement>();

function near<Found extends HTMLElement>({ target }: Pick<Event, 'target'>, selector: string) {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Hydrates a form, once; settles also if the code cannot be loaded. */
function hydrate(found: HTMLFormElement): Promise<unknown> {
  const hydration =
    hydrations.get(found) ??
    import('./hydrate-form')
      .then(
        ({ hydrateForm }) => hydrateForm(found),
        () => undefined,
      )
      .finally(() => settled.add(found));
  hydrations.set(found, hydration);
  return hydration;
}

function touch(event: Pick<Event, 'target'>): void {
  const found = near<HTMLFormElement>(event, form);
  if (found) void hydrate(found);
}

/** Holds a submission until the form is hydrated or the maximum wait is over, and repeats it. */
async function send(event: SubmitEvent): Promise<void> {
  const found = near<HTMLFormElement>(event, form);
  if (!found || settled.has(found)) return;
  event.preventDefault();
  event.stopPropagation();
  await Promise.race([hydrate(found), new Promise((late) => setTimeout(late, maxWait))]);
  settled.add(found);
  found.requestSubmit(event.submitter);
}

/**
 * Opens forms in a dialog for the links to them, and hydrates the forms on the page so that they
 * respond in place. The code is loaded when a visitor turns to a form; until then links lead to the
 * page of the form, and forms post.
 */
export function FormLauncher() {
  const [dialogs, setDialogs] = useState<ReactNode>(null);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const found = near<HTMLAnchorElement>(event, link);
      if (!found || hasModifier(event)) return;
      event.preventDefault();
      import('./open-dialog')
        .then(({ openDialog }) => openDialog(found, setDialogs))
        .catch(() => location.assign(found.href));
    };
    // A field may have received focus before this listener was installed.
    touch({ target: document.activeElement });
    document.addEventListener('focusin', touch);
    // In the capture phase, so that a form still being hydrated does not send what is sent again
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
  return dialogs;
}
