import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSecrets } from '../../content-service/secrets/secrets.ts';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import { printAddresses } from './print-addresses.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'addresses-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

/** Returns what is printed with some settings. */
function printedWith(variables: Record<string, string>): string {
  const parsed = parseServerEnv({ ...variables, CONTENT_SERVICE_DATA: dataFolder });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const print = vi.spyOn(console, 'log').mockReturnValue();
  printAddresses(parsed.env, 'http://localhost:3000');
  return print.mock.calls.flat().join('\n');
}

it('prints the addresses of the site and of the content service, and no secret', () => {
  const { tokens, webhookSecret } = loadSecrets(dataFolder);
  const settings = {
    FORM_SECRET: 'the secret of all forms',
    METRICS_TOKEN: 'the token of the metrics',
    SMTP_URL: 'smtps://website:password-of-mail@mail.beer.example',
  };
  const printed = printedWith(settings);
  expect(printed).toContain('http://localhost:3000');
  expect(printed).toContain('http://127.0.0.1:3333');
  expect(printed).toContain('mail.beer.example');
  const secrets = [...Object.values(tokens), webhookSecret, 'password-of-mail'];
  const all = [...secrets, settings.FORM_SECRET, settings.METRICS_TOKEN];
  expect(all.filter((secret) => printed.includes(secret))).toEqual([]);
});

it('prints no token of a hosted project', () => {
  const settings = {
    SANITY_PROJECT_ID: 'abc123de',
    SANITY_READ_TOKEN: 'sk-of-a-hosted-project',
    SANITY_WEBHOOK_SECRET: 'a-secret-of-sixteen',
  };
  const printed = printedWith(settings);
  expect(printed).toContain('abc123de');
  expect(printed).not.toContain(settings.SANITY_READ_TOKEN);
  expect(printed).not.toContain(settings.SANITY_WEBHOOK_SECRET);
});
