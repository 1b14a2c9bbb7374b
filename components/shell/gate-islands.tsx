'use client';

import { useEffect } from 'react';
import { ConsentLauncher } from '#components/consent/consent-launcher';
import { GateIsland } from '#components/gate/gate-island';
import { watchChunks } from '../navigation/watch-chunks';
import { LanguageMemory } from './language-memory';

/** What a visitor needs who stands before the gate. */
export function GateIslands() {
  useEffect(watchChunks, []);
  return (
    <>
      <GateIsland />
      <ConsentLauncher />
      <LanguageMemory />
    </>
  );
}
