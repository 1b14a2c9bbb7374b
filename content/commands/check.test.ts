import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startTestService, type TestService } from './testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, 60_000);

afterAll(async () => {
  await service.stop();
});

/** Runs the command as an editor does, against the test's own content service. */
function check(...args: string[]) {
  const path = resolve(import.meta.dirname, 'check.ts');
  const { port } = new URL(service.client.config().apiHost);
  const own = { CONTENT_SERVICE_PORT: port, CONTENT_SERVICE_DATA: service.folder };
  const options = { env: { ...process.env, ...own }, timeout: 30_000 };
  return new Promise<{ code: number; out: string; err: string }>((ended) => {
    const child = execFile(process.execPath, [path, ...args], options, (_, out, err) => {
      ended({ code: child.exitCode ?? -1, out, err });
    });
  });
}

// Each is a process of its own, so that they need not wait for each other.
describe('content:check', { timeout: 60_000 }, () => {
  it.concurrent('finds nothing wrong with the dataset’s files', async ({ expect }) => {
    const { code, out, err } = await check('--files');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\d+ documents checked: 0 errors, 0 warnings\.\n$/);
  });

  it.concurrent('checks what is published, and takes drafts for drafts', async ({ expect }) => {
    await service.client
      .transaction()
      .create({ _id: 'person-jana', _type: 'person', name: 'Jana', email: 'jana@example.com' })
      .create({ _id: 'drafts.person-new', _type: 'person', name: 'New' })
      .create({
        _id: 'redirect-old',
        _type: 'redirect',
        from: '/en/old',
        to: '/en/nowhere',
      })
      .commit();
    const { code, out } = await check('--json');
    expect(code).toBe(1);
    const { problems, counts } = JSON.parse(out);
    expect(counts).toEqual({ documents: 2, errors: problems.length, warnings: 0 });
    expect(problems).toContainEqual({
      rule: 'redirect-targets',
      severity: 'error',
      document: 'redirect-old',
      type: 'redirect',
      language: 'en',
      path: 'to',
      message: 'there is no page at /en/nowhere',
    });
    expect(out).not.toContain('person-new');
  });
});
