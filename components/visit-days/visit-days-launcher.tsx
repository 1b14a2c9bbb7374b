'use client';

import { useEffect } from 'react';

const calendar = 'form[data-visit-days]';

const enhanced = new WeakSet<HTMLFormElement>();

/**
 * Adds the arrow keys and the free places to the calendar of an experience once a visitor turns to
 * it; until then, and if the code cannot be loaded, it is a form with a button for each day.
 */
export function VisitDaysLauncher({ scriptUrl }: { readonly scriptUrl: string }) {
  useEffect(() => {
    const touch = ({ target }: Pick<Event, 'target'>) => {
      const form = target instanceof Element && target.closest<HTMLFormElement>(calendar);
      if (!form || enhanced.has(form)) return;
      enhanced.add(form);
      import('./enhance-calendar').then(
        ({ enhanceCalendar }) => enhanceCalendar(form, scriptUrl),
        () => enhanced.delete(form),
      );
    };
    // The visitor may have turned to it before this listener was installed.
    touch({ target: document.activeElement });
    touch({ target: document.querySelector(`${calendar}:hover`) });
    document.addEventListener('focusin', touch);
    document.addEventListener('pointerover', touch);
    return () => {
      document.removeEventListener('focusin', touch);
      document.removeEventListener('pointerover', touch);
    };
  }, [scriptUrl]);
  return null;
}
