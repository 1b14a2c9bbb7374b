'use client';

import { useEffect } from 'react';

/**
 * Adds the arrow keys and the free places to the calendar of an experience or event once a visitor turns
 * to it; until then, and if the code cannot be loaded, it is a form with a button for each day.
 */
export function VisitDaysLauncher({ scriptUrl }: { readonly scriptUrl: string }) {
  useEffect(() => {
    const touch = ({ target }: Pick<Event, 'target'>) => {
      const form =
        target instanceof Element && target.closest<HTMLFormElement>('[data-visit-days]');
      if (!form) return;
      import('./enhance-calendar').then(
        (code) => code.enhanceCalendar(form, scriptUrl),
        () => undefined,
      );
    };
    // The visitor may have turned to it before this listener was installed.
    touch({ target: document.querySelector('[data-visit-days]:is(:hover,:focus-within)') });
    document.addEventListener('focusin', touch);
    document.addEventListener('pointerover', touch);
    return () => {
      document.removeEventListener('focusin', touch);
      document.removeEventListener('pointerover', touch);
    };
  }, [scriptUrl]);
  return null;
}
