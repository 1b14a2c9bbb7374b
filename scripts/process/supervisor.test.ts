import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { isAlive, SERVICE } from './testing/service.ts';

let folder: string;
let supervisor: Supervisor;
const onLoss = vi.fn();

beforeEach(() => {
  onLoss.mockReset();
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  supervisor = createSupervisor(folder, onLoss, { graceMs: 500 });
});

afterEach(async () => {
  await supervisor.end();
  rmSync(folder, { recursive: true });
});

function file(name: string, code: string): string {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
}

describe('a supervisor', () => {
  it('returns the port of a service and ends it on request', async () => {
    const pid = await supervisor.startService('service', [file('service.mjs', SERVICE)], {});
    expect(isAlive(pid)).toBe(true);
    await supervisor.end();
    expect(isAlive(pid)).toBe(false);
    expect(onLoss).not.toHaveBeenCalled();
  });

  it('reports which service was lost', async () => {
    await supervisor.startService('service', [file('service.mjs', SERVICE)], {});
    supervisor.signal('service', 'SIGKILL');
    await expect.poll(() => onLoss).toHaveBeenCalledWith('service');
  });

  it('rejects if a service ends before it is ready', async () => {
    const start = supervisor.startService('service', [file('broken.mjs', 'process.exit(3)')], {});
    await expect(start).rejects.toThrow('The service ended before it was ready.');
  });

  it('kills a service that ignores SIGTERM', async () => {
    const stubborn = file('stubborn.mjs', SERVICE.replaceAll('process.exit(0)', 'undefined'));
    const pid = await supervisor.startService('service', [stubborn], {});
    await supervisor.end();
    expect(isAlive(pid)).toBe(false);
  });

  it('returns the exit code of a program and passes variables to it', async () => {
    const code = 'process.exit(Number(process.env.CODE))';
    expect(await supervisor.run(process.execPath, ['-e', code], { CODE: '5' })).toBe(5);
  });

  it('returns 1 for a program that does not exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await supervisor.run('/no/such/program', [])).toBe(1);
  });

  it('starts no program once its end was requested', async () => {
    await supervisor.end();
    const children = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    const before = children();
    void supervisor.run(process.execPath, ['-e', '']);
    expect(children()).toBe(before);
  });

  it('leaves no orphan when its own process is killed with -9', async () => {
    const module = JSON.stringify(new URL('./supervisor.ts', import.meta.url).href);
    const tool = file(
      'tool.mjs',
      "import { writeFileSync } from 'node:fs'; writeFileSync('tool.pid', String(process.pid)); setInterval(() => {}, 1000);",
    );
    const owner = file(
      'owner.mjs',
      `import { createSupervisor } from ${module};
       const supervisor = createSupervisor(${JSON.stringify(folder)}, () => {});
       const port = await supervisor.startService('s', [${JSON.stringify(file('service.mjs', SERVICE))}], {});
       process.send(port);
       await supervisor.run(process.execPath, [${JSON.stringify(tool)}]);`,
    );
    const child = spawn(process.execPath, [owner], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [service] = await once(child, 'message');
    const toolPid = () => Number(readFileSync(join(folder, 'tool.pid'), 'utf8'));
    await expect.poll(toolPid).toBeGreaterThan(0);

    const started = [Number(service), toolPid()];
    child.kill('SIGKILL');

    await expect.poll(() => started.filter(isAlive)).toEqual([]);
  });
});
