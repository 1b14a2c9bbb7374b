'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../ui/has-modifier';
import { reloadOnce } from '../ui/updates/reload-once';
import type { IslandsProps } from './islands';

/**
 * How long a click on a link or a submit button is held until its handler is loaded, in milliseconds,
 * before it is repeated without it.
 */
const patience = 5000;

type Part = ComponentType<IslandsProps>;

/**
 * The first events of a visitor who is about to act; a touch begins with `pointerover`, too. Focus
 * is not among them, because the gate takes the focus by itself.
 */
const signs = ['pointerover', 'scroll', 'keydown', 'click'];

/**
 * Loads the scripts of a page when they are needed: background tasks once the visitor has passed
 * the gate, and the interactive parts, of the gate or of the page, at the first sign of
 * interaction. Clicks on links and submit buttons before that are held until the parts are loaded,
 * those on other buttons by the script in the head. If the parts cannot be loaded, links, forms and
 * menus work without them.
 */
export function DeferredIslands(props: IslandsProps) {
  const [part, setPart] = useState<{ readonly Part: Part | null } | null>(null);
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const load = (loading: Promise<Part>) =>
      loading.then(
        (Part) => setPart({ Part }),
        () => setPart({ Part: null }),
      );
    const waking = new AbortController();
    const startBackgroundTasks = () =>
      import('../navigation/start-background-tasks').then(
        (loaded) => loaded.startBackgroundTasks(),
        Boolean,
      );
    const enter = (after: 'consent' | 'pageChange') => {
      void load(
        import('./islands').then(({ Islands, afterPageView }) => {
          afterPageView(after);
          return Islands;
        }),
      );
    };
    const wake = () => {
      waking.abort();
      dataset.acting = '';
      if (dataset.gate === 'passed') return enter('pageChange');
      const loading = import('./gate-islands');
      // A held click loads a new document anyway.
      loading.catch(() => held.current || reloadOnce());
      void load(loading.then(({ GateIslands }) => GateIslands));
    };
    const gate = new MutationObserver(() => {
      if (dataset.gate !== 'passed') return;
      gate.disconnect();
      void startBackgroundTasks();
      enter('consent');
    });
    if (dataset.gate === 'passed') {
      void startBackgroundTasks();
    } else {
      gate.observe(document.documentElement, { attributeFilter: ['data-gate'] });
    }
    // The URL may refer to a picture that opens at once; a button may have been pressed before.
    if (location.hash || window.earlyPress) wake();
    for (const sign of signs) {
      addEventListener(sign, wake, { signal: waking.signal, capture: true });
    }
    return () => {
      waking.abort();
      gate.disconnect();
    };
  }, []);
  useEffect(() => {
    // Effects of children run first, so the loaded part listens by now.
    if (part) {
      const pressed = held.current;
      held.current = null;
      pressed?.click();
      return;
    }
    const hold = (event: MouseEvent) => {
      if (hasModifier(event)) return;
      const { target } = event;
      const pressed = target instanceof Element && target.closest<HTMLElement>('a,[type=submit]');
      if (!pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = pressed;
      impatient ??= setTimeout(() => setPart({ Part: null }), patience);
    };
    let impatient: ReturnType<typeof setTimeout> | undefined;
    addEventListener('click', hold, true);
    return () => {
      clearTimeout(impatient);
      removeEventListener('click', hold, true);
    };
  }, [part]);
  return part?.Part ? <part.Part {...props} /> : null;
}
