import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { blankEnvironment } from './check/test-environment.ts';

// The messages of a server that cannot start; e2e/full/container.spec.ts tests one that does.

const SECRET = 'a-secret-of-some-length';

function serve(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'serve.ts'), ...args],
    {
      cwd: dirname(import.meta.dirname),
      env: { ...process.env, ...blankEnvironment, ...env },
      encoding: 'utf8',
    },
  );
  return { status, stderr };
}

test.each([
  ['nothing that it knows', ['studio'], {}, /serve\.ts site\|content/],
  [
    'hosted content',
    ['content'],
    { SANITY_PROJECT_ID: 'hosted', SANITY_WEBHOOK_SECRET: SECRET },
    /SANITY_PROJECT_ID/,
  ],
  ['a site that could not read webhooks', ['site'], {}, /^SANITY_WEBHOOK_SECRET: expected/],
  ['a setting that is not valid', ['site'], { PORT: 'x' }, /^PORT: expected/],
])('%s ends it with one line', (_what, args, env, line) => {
  const { status, stderr } = serve(args, env);
  expect(status).toBe(1);
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
