import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ANALYZE = '/usr/bin/systemd-analyze';
const folder = join(dirname(dirname(import.meta.dirname)), 'deploy/systemd');
const units = globSync('*.service', { cwd: folder });

/** The highest exposure to accept, in tenths; systemd calls services up to 4 protected. */
const HIGHEST = 20;

test.skipIf(!existsSync(ANALYZE)).each(units)('%s exposes little of the machine', (unit) => {
  const options = ['--no-pager', '--offline=true', `--threshold=${HIGHEST}`];
  const args = ['security', ...options, join(folder, unit)];
  expect(execFileSync(ANALYZE, args, { encoding: 'utf8' })).toContain('Overall exposure level');
});

/** Returns the values of a setting of a unit, in which it may occur several times. */
function valuesOf(unit: string, setting: string): string[] {
  const lines = readFileSync(join(folder, unit), 'utf8').split('\n');
  const given = lines.filter((line) => line.startsWith(`${setting}=`));
  return given.flatMap((line) => line.slice(setting.length + 1).split(' '));
}

test.each(units)('%s may have many connections', (unit) => {
  expect(Number(valuesOf(unit, 'LimitNOFILE'))).toBeGreaterThan(10_000);
});

test('the site and the content service have nothing in common that is secret', () => {
  const [site, content] = ['beer-museum-site.service', 'beer-museum-content.service'] as const;
  for (const setting of ['User', 'Group', 'EnvironmentFile', 'StateDirectory']) {
    const [ofSite, ofContent] = [valuesOf(site, setting), valuesOf(content, setting)];
    expect(ofSite, setting).toHaveLength(1);
    expect(ofContent, setting).toHaveLength(1);
    expect(ofSite).not.toEqual(ofContent);
  }
  const hidden = (unit: string) => valuesOf(unit, 'InaccessiblePaths');
  expect(hidden(site)).toContain(`-/var/lib/${valuesOf(content, 'StateDirectory')}`);
  expect(hidden(content)).toContain(`-/var/lib/${valuesOf(site, 'StateDirectory')}`);
});

test.each(units)('%s cannot read backups of its data', (unit) => {
  const backups = `-/var/lib/${valuesOf(unit, 'StateDirectory')}/backups`;
  expect(valuesOf(unit, 'InaccessiblePaths')).toContain(backups);
});
