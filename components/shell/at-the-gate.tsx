'use client';

import { ConsentDoor } from '#components/consent/consent-door';
import { GateKeeper } from '#components/gate/gate-keeper';
import { LanguageMemory } from './language-memory';

/** What a visitor needs who stands before the gate. */
export function AtTheGate() {
  return (
    <>
      <GateKeeper />
      <ConsentDoor />
      <LanguageMemory />
    </>
  );
}
