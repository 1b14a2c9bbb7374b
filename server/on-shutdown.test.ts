import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

const MODULE = new URL('./on-shutdown.ts', import.meta.url).href;

let child: ChildProcess;

afterEach(() => child.kill('SIGKILL'));

/** Starts a process that runs until it is asked to end, and then executes the code in `end`. */
async function start(end: string): Promise<void> {
  const code = `
    import { onShutdown } from ${JSON.stringify(MODULE)};
    setInterval(() => {}, 1000);
    onShutdown(() => { ${end} });
    process.send('ready');`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('shuts down in order on %s', async (signal) => {
  await start('process.exit(7)');
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('shuts down in order when its parent has ended', async () => {
  await start('process.exit(7)');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('ends at once on a second signal', async () => {
  await start("process.send('ending')");
  child.kill('SIGINT');
  await once(child, 'message');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([1, null]);
});

it('ends at once when its parent ends while it shuts down', async () => {
  await start("process.send('ending')");
  child.kill('SIGTERM');
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
});
