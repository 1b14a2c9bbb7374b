'use client';

import { useEffect } from 'react';

const link = 'a[data-form]';
const form = 'form[data-form-kind]';

const near = ({ target }: Pick<Event, 'target'>, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Opens forms for the links to them, and makes those that stand on the page answer in place.
 * Everything it takes is loaded when a visitor turns to one; until then links lead to the page
 * of the form, and forms post.
 */
export function FormDoor() {
  useEffect(() => {
    const touch = (event: Pick<Event, 'target'>) => {
      const found = near(event, form);
      if (found) import('./live/enliven').then(({ enliven }) => enliven(found), Boolean);
    };
    const press = (event: MouseEvent) => {
      const found = near(event, link);
      if (!found || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      import('./live/open-dialog')
        .then(({ openDialog }) => openDialog(found))
        .catch(() => found instanceof HTMLAnchorElement && location.assign(found.href));
    };
    // Somebody may have begun before this was there to notice.
    touch({ target: document.activeElement });
    document.addEventListener('focusin', touch);
    // Capturing, so that whoever else follows links finds this one taken.
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('focusin', touch);
      document.removeEventListener('click', press, true);
    };
  }, []);
  return null;
}
