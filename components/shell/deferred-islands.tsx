'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../ui/has-modifier';
import { reloadOnce } from '../ui/updates/reload-once';
import type { IslandsProps } from './islands';

/**
 * How long a click on a link or a submit button is held until its handler is loaded, in milliseconds,
 * before it is repeated without it.
 */
const holdTimeout = 5000;

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
 * those on other buttons by the script in the head; not those on links that open a window, which
 * browsers allow only in response to the click itself. If the parts cannot be loaded, the page is
 * reloaded once (specification, section 4); after that, links, forms and menus work without them.
 */
export function DeferredIslands(props: IslandsProps) {
  const [part, setPart] = useState<{ readonly Part: Part | null } | null>(null);
  /** The press that is held; null once it is repeated. */
  const held = useRef<HTMLElement | null>(undefined);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const load = (loading: Promise<Part>) =>
      loading.then(
        (Part) => setPart({ Part }),
        () => {
          // A click that is or was held loads a new document, and what is being typed would be lost.
          const isTyping = document.querySelector('input:focus,textarea:focus');
          if (held.current === undefined && !isTyping) reloadOnce();
          setPart({ Part: null });
        },
      );
    const firstInteraction = new AbortController();
    const startBackgroundTasks = () =>
      import('../navigation/start-background-tasks').then(
        (loaded) => loaded.startBackgroundTasks(),
        () => undefined,
      );
    const enter = (after: 'consent' | 'pageChange') => {
      void load(
        import('./islands').then(({ Islands, afterPageView }) => {
          afterPageView(after);
          return Islands;
        }),
      );
    };
    const loadIslands = () => {
      firstInteraction.abort();
      dataset.acting = '';
      if (dataset.gate === 'passed') return enter('pageChange');
      void load(import('./gate-islands').then(({ GateIslands }) => GateIslands));
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
      gate.observe(document.documentElement, { attributes: true });
    }
    // The URL may refer to a picture that opens at once; a button may have been pressed before.
    if (location.hash || window.earlyPress) loadIslands();
    for (const sign of signs) {
      addEventListener(sign, loadIslands, { signal: firstInteraction.signal, capture: true });
    }
    return () => {
      firstInteraction.abort();
      gate.disconnect();
    };
  }, []);
  useEffect(() => {
    // Effects of children run first, so the loaded part listens by now.
    if (part) {
      const pressed = held.current;
      if (pressed) {
        held.current = null;
        pressed.click();
      }
      return;
    }
    const hold = (event: MouseEvent) => {
      if (hasModifier(event)) return;
      const { target } = event;
      const pressed =
        target instanceof Element && target.closest<HTMLElement>('a:not([target]),[type=submit]');
      if (!pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = pressed;
      holdTimer ??= setTimeout(() => setPart({ Part: null }), holdTimeout);
    };
    let holdTimer: ReturnType<typeof setTimeout> | undefined;
    addEventListener('click', hold, true);
    return () => {
      clearTimeout(holdTimer);
      removeEventListener('click', hold, true);
    };
  }, [part]);
  return part?.Part ? <part.Part {...props} /> : null;
}
