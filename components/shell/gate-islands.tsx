'use client';

import { useEffect } from 'react';
import { ConsentDoor } from '#components/consent/consent-door';
import { GateKeeper } from '#components/gate/gate-keeper';
import { watchChunks } from '../navigation/watch-chunks';
import { LanguageMemory } from './language-memory';

/** What a visitor needs who stands before the gate. */
export function AtTheGate() {
  useEffect(watchChunks, []);
  return (
    <>
      <GateKeeper />
      <ConsentDoor />
      <LanguageMemory />
    </>
  );
}
