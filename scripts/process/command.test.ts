import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVICE } from './testing/service.ts';

const MODULE = JSON.stringify(new URL('./command.ts', import.meta.url).href);
const AGAIN_MODULE = JSON.stringify(new URL('./start-again-when-lost.ts', import.meta.url).href);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  writeFileSync(join(folder, 'service.mjs'), SERVICE);
});

afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Starts a command that executes the code in `work`, with a supervisor and the port of a service in
 * scope.
 */
function command(work: string): ChildProcess {
  const path = join(folder, 'command.mjs');
  writeFileSync(
    path,
    `import { interruptedCode, runCommand } from ${MODULE};
     import { startAgainWhenLost } from ${AGAIN_MODULE};
     await runCommand(${JSON.stringify(folder)}, interruptedCode, async (supervisor) => {
       const port = await supervisor.startService('service', ['service.mjs'], {});
       ${work}
     });`,
  );
  return spawn(process.execPath, [path], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}

async function outcome(child: ChildProcess): Promise<{ code: number; said: string }> {
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  return { code, said: await said };
}

describe('a command', () => {
  it('ends with the code that its work returns', async () => {
    expect(await outcome(command('return 3;'))).toEqual({ code: 3, said: '' });
  });

  it('prints why its work failed, without a stack, and ends with 1', async () => {
    const child = command("throw new Error('Port 3000 is already in use.');");
    expect(await outcome(child)).toEqual({ code: 1, said: 'Port 3000 is already in use.\n' });
  });

  it('ends everything when a service ends unexpectedly', async () => {
    const { code, said } = await outcome(command("process.kill(port, 'SIGKILL'); return 'serve';"));
    expect(code).toBe(1);
    expect(said).toBe('The service ended unexpectedly; everything else is ended too.\n');
  });

  it('survives a restarted service, and ends when another one is lost', async () => {
    const child = command(`
      const content = { name: 'content service', args: ['service.mjs'], env: {} };
      process.kill(await startAgainWhenLost(supervisor, content), 'SIGKILL');
      process.on('message', () => process.kill(port, 'SIGKILL'));
      process.send('serving');
      return 'serve';`);
    const said: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (piece: string) => said.push(piece));
    await vi.waitFor(() => expect(said.join('')).toMatch(/is started again\.\n$/), {
      timeout: 10_000,
    });
    expect(child.exitCode).toBeNull();
    child.send('lose the other one');
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(said.join('').trim().split('\n')).toEqual([
      'The content service ended unexpectedly (SIGKILL) and is started again.',
      'The service ended unexpectedly; everything else is ended too.',
    ]);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('ends in order on %s while it serves', async (signal, code) => {
    const child = command("process.send('serving'); return 'serve';");
    await once(child, 'message');
    child.kill(signal);
    expect(await outcome(child)).toEqual({ code, said: '' });
  });

  it('prints nothing about work that an interruption stopped', async () => {
    const child = command("process.send('working'); return await supervisor.run('sleep', ['60']);");
    await once(child, 'message');
    child.kill('SIGINT');
    expect(await outcome(child)).toEqual({ code: 130, said: '' });
  });

  it('prints nothing about a service whose start was interrupted', async () => {
    writeFileSync(join(folder, 'slow.mjs'), 'setInterval(() => {}, 1000);');
    const child = command(
      "process.send('working'); await supervisor.startService('slow', ['slow.mjs'], {});",
    );
    await once(child, 'message');
    child.kill('SIGINT');
    expect(await outcome(child)).toEqual({ code: 130, said: '' });
  });
});
