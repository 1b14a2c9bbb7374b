import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ANALYZE = '/usr/bin/systemd-analyze';
const folder = join(dirname(dirname(import.meta.dirname)), 'deploy/systemd');
const units = globSync(join(folder, '*.service'));

/** The highest exposure to accept, in tenths; systemd calls services up to 4 protected. */
const HIGHEST = 20;

test.skipIf(!existsSync(ANALYZE)).each(units.map((unit) => [basename(unit), unit]))(
  '%s exposes little of the machine',
  (_name, unit) => {
    const args = ['--no-pager', 'security', '--offline=true', `--threshold=${HIGHEST}`, unit];
    expect(execFileSync(ANALYZE, args, { encoding: 'utf8' })).toContain('Overall exposure level');
  },
);
