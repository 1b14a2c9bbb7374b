'use client';

import { useEffect } from 'react';
import { ConsentLauncher } from '#components/consent/consent-launcher';
import { GateIsland } from '#components/gate/gate-island';
import { watchChunks } from '../navigation/watch-chunks';
import { LanguageMemory } from './navigation/language-memory';

/** Renders the islands that a visitor needs at the gate. */
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
