'use client';

import { useEffect } from 'react';
import { proveAge } from '#lib/consent/age-proof';
import { optionalCategories } from '#lib/consent/consent-rules';
import { leaveGate } from '#lib/consent/leave-gate';
import { sendChoice } from '#lib/consent/send-choice';
import { takeGateFocus } from '#lib/consent/take-gate-focus';
import { reloadOnce } from '../ui/updates/reload-once';

function passGate(event: SubmitEvent) {
  const { target, submitter } = event;
  if (!(target instanceof Element && target.closest('#gate'))) return;
  event.preventDefault();
  const { dataset } = document.documentElement;
  // A second press while the gate fades, or after.
  if (dataset.gate === 'leaving' || dataset.gate === 'passed') return;
  // A visitor who has proved the age only chooses about cookies; the proof is not renewed.
  if (!dataset.adult) proveAge(document, location);
  leaveGate();
  // The button's value is the cookie choice, where one is still needed.
  const cookies = submitter?.getAttribute('value');
  if (cookies) void sendChoice(cookies === 'all' ? optionalCategories : []);
}

/** Lets the visitor pass the gate without the round trip to the server. */
export function GateIsland() {
  useEffect(() => {
    // React has rendered the document again, as after a redirect into another language, without what the
    // scripts in its head have decided.
    if (!document.documentElement.dataset.gate) reloadOnce();
    // Browsers move the focus to an anchor in the address at the latest when they next render.
    const frame = requestAnimationFrame(takeGateFocus);
    document.addEventListener('submit', passGate);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('submit', passGate);
    };
  }, []);
  return null;
}
