'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../ui/has-modifier';
import { reloadOnce } from '../ui/updates/reload-once';
import type { IslandsProps } from './islands';

/** How long a press is held for what answers it, in milliseconds, before it does without. */
const patience = 5000;

type Part = ComponentType<IslandsProps>;

/**
 * The first signs of somebody who is about to do something: a finger's touch begins with being over
 * something, too. The gate takes the focus by itself.
 */
const signs = ['pointerover', 'scroll', 'keydown', 'click'];

/**
 * Loads what a page needs when it needs it: what goes on by itself for those who have passed the
 * gate, and at the first sign of acting what that takes, before the gate or behind it. A press that
 * comes before that is held until it is there. Links, forms and menus work without all of it, where
 * it cannot be loaded.
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
      if (dataset.gate !== 'open') return enter('pageChange');
      const loading = import('./gate-islands');
      // A press that works without it leads to a new document anyway.
      loading.catch(() => held.current?.matches('a,[type=submit]') || reloadOnce());
      void load(loading.then(({ GateIslands }) => GateIslands));
    };
    const gate = new MutationObserver(() => {
      if (dataset.gate !== 'passed') return;
      gate.disconnect();
      void startBackgroundTasks();
      enter('consent');
    });
    if (dataset.gate === 'open') {
      gate.observe(document.documentElement, { attributeFilter: ['data-gate'] });
    } else {
      void startBackgroundTasks();
      // An anchor may name a picture that opens at once.
      if (location.hash) wake();
    }
    for (const sign of signs) {
      window.addEventListener(sign, wake, { signal: waking.signal, capture: true });
    }
    return () => {
      waking.abort();
      gate.disconnect();
    };
  }, []);
  useEffect(() => {
    // What was loaded listens by now: effects of children come first.
    if (part) {
      const pressed = held.current;
      held.current = null;
      pressed?.click();
      return;
    }
    const hold = (event: MouseEvent) => {
      if (hasModifier(event)) return;
      const { target } = event;
      const pressed = target instanceof Element && target.closest<HTMLElement>('a,button');
      if (!pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = pressed;
      impatient ??= setTimeout(() => setPart({ Part: null }), patience);
    };
    let impatient: ReturnType<typeof setTimeout> | undefined;
    window.addEventListener('click', hold, true);
    return () => {
      clearTimeout(impatient);
      window.removeEventListener('click', hold, true);
    };
  }, [part]);
  return part?.Part ? <part.Part {...props} /> : null;
}
