'use client';

import { useEffect } from 'react';
import { ConsentLauncher } from '#components/consent/consent-launcher';
import { GateIsland } from '#components/gate/gate-island';
import { watchChoices } from '#lib/consent/watch-choices';
import { watchChunks } from '../navigation/watch-chunks';
import { repeatEarlyPress } from '../ui/early-press';
import { LanguageMemory } from './navigation/language-memory';

/** Renders the islands that a visitor needs at the gate. */
export function GateIslands() {
  useEffect(watchChunks, []);
  useEffect(watchChoices, []);
  // Effects of children run first, so the islands listen by now.
  useEffect(repeatEarlyPress, []);
  return (
    <>
      <GateIsland />
      <ConsentLauncher />
      <LanguageMemory />
    </>
  );
}
