'use client';

import { useEffect } from 'react';
import { ConsentLauncher } from '#components/consent/consent-launcher';
import { GateKeeper } from '#components/gate/gate-keeper';
import { watchChunks } from '../navigation/watch-chunks';
import { LanguageMemory } from './language-memory';

/** What a visitor needs who stands before the gate. */
export function GateIslands() {
  useEffect(watchChunks, []);
  return (
    <>
      <GateKeeper />
      <ConsentLauncher />
      <LanguageMemory />
    </>
  );
}
