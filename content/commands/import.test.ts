import { expect, it } from 'vitest';
import { registerImportFixture } from './testing/import-fixture.ts';
import { runContentCommand } from './testing/run-content-command.ts';

const dataset = registerImportFixture();

const run = (...args: string[]) =>
  runContentCommand(dataset.service, 'import.ts', ['--source', dataset.folder, ...args]);

it('content:import overwrites later changes only with --replace', {
  tags: 'slow',
  timeout: 180_000,
}, async () => {
  await dataset.imported();
  await dataset.edit('person-jana', { name: 'Jana K.' });
  await dataset.client.delete('redirect-old');
  const refused = await run();
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err.trim().split('\n')).toEqual([
    'Nothing was imported: 2 documents would lose what was changed since the last import or export.',
    expect.stringMatching(/^ {2}person-jana \(person “Jana K\.”\): name changed on .* \(Prague\)$/),
    '  redirect-old (redirect “/en/old”): deleted',
    expect.stringContaining('npm run content:import -- --replace'),
  ]);
  const replaced = await run('--replace');
  expect(replaced).toMatchObject({ code: 0, err: '' });
  expect(replaced.out).toContain('2 of 4 documents');
  expect(replaced.out).toContain('Later changes to 2 of them were overwritten.');
});
