import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import { signInSettings, studioSettings } from './studio-settings.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function envOf(variables: Record<string, string>) {
  const parsed = parseServerEnv({ ...variables, CONTENT_SERVICE_DATA: '.' });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.env;
}

const hosted = {
  SANITY_PROJECT_ID: 'abc123de',
  SANITY_DATASET: 'staging',
  SANITY_WEBHOOK_SECRET: 'a-secret-of-sixteen',
};

it('the Studio edits the embedded service, signed in as an editor', () => {
  const tokens = { administrator: 'sk-administrator', editor: 'sk-editor', viewer: 'sk-viewer' };
  const secrets = JSON.stringify({ tokens, webhookSecret: 'secret' });
  writeFileSync(join(root, 'secrets.json'), secrets);
  const env = envOf({ STUDIO_PORT: '4000' });
  const settings = studioSettings(env);
  expect(settings).toMatchObject({
    SANITY_STUDIO_API_HOST: 'http://127.0.0.1:3333',
    SANITY_STUDIO_SITE_URL: 'http://localhost:3000',
  });
  expect(Object.values(settings)).not.toContain('sk-editor');
  expect(signInSettings(root, env)).toMatchObject({
    STUDIO_SIGN_IN_TOKEN: 'sk-editor',
    STUDIO_SIGN_IN_ADDRESS: 'http://localhost:4000',
    STUDIO_ORIGIN: 'http://localhost:4000',
  });
});

it('the Studio reaches an embedded service behind a proxy by its public origin', () => {
  const env = envOf({
    CONTENT_SERVICE_HOST: 'content',
    CONTENT_SERVICE_URL: 'https://content.example',
  });
  expect(studioSettings(env)).toMatchObject({ SANITY_STUDIO_API_HOST: 'https://content.example' });
});

it('the Studio edits a hosted project, where editors sign in themselves', () => {
  const env = envOf(hosted);
  expect(studioSettings(env)).toMatchObject({
    SANITY_STUDIO_PROJECT_ID: 'abc123de',
    SANITY_STUDIO_DATASET: 'staging',
    SANITY_STUDIO_API_HOST: '',
  });
  expect(signInSettings(root, env)).toEqual({});
});
