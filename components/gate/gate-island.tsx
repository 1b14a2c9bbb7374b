'use client';

import { useEffect } from 'react';
import { proveAge } from '#lib/consent/age-proof';
import { optionalCategories } from '#lib/consent/consent-rules';
import { leaveGate } from '#lib/consent/leave-gate';
import { sendChoice } from '#lib/consent/send-choice';

function letIn(event: SubmitEvent) {
  const { target, submitter } = event;
  if (!(target instanceof Element && target.closest('#door'))) return;
  event.preventDefault();
  // Who has only to choose is not asked for an age again, and proves none.
  if (!document.documentElement.dataset.adult) proveAge(document, location);
  // The button says what becomes of cookies, where that is still to be chosen.
  const cookies = submitter?.getAttribute('value');
  if (cookies) void sendChoice(cookies === 'all' ? optionalCategories : []);
  leaveGate();
}

/** Opens the gate on the spot, which without it takes a round trip to the server. */
export function GateIsland() {
  useEffect(() => {
    document.addEventListener('submit', letIn);
    return () => document.removeEventListener('submit', letIn);
  }, []);
  return null;
}
