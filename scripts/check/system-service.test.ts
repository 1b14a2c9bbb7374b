import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ANALYZE = '/usr/bin/systemd-analyze';
const unit = join(dirname(dirname(import.meta.dirname)), 'deploy/systemd/beer-museum.service');

const analyze = (...args: string[]) =>
  execFileSync(ANALYZE, ['--no-pager', ...args, unit], { encoding: 'utf8' });

/** The highest exposure to accept, in tenths; systemd calls services up to 4 protected. */
const HIGHEST = 20;

test.skipIf(!existsSync(ANALYZE))('the system service exposes little of the machine', () => {
  const args = ['security', '--offline=true', `--threshold=${HIGHEST}`];
  expect(analyze(...args)).toContain('Overall exposure level');
});
