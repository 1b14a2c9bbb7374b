import { expect, test } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** A job that ends when it is told to, and says when it began. */
function job(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = () => {
    log.push(name);
    return promise;
  };
  return { task, finish: () => resolve(name) };
}

test('no more jobs at once than allowed, and the background waits for the foreground', async () => {
  const queue = new WorkQueue(2, 10);
  const begun: string[] = [];
  const [a, b, c, later] = [job(begun, 'a'), job(begun, 'b'), job(begun, 'c'), job(begun, 'later')];
  const first = queue.run(a.task);
  const background = queue.runInBackground(later.task);
  const others = [queue.run(b.task), queue.run(c.task)];
  expect(begun).toEqual(['a', 'b']);
  a.finish();
  await first;
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  b.finish();
  c.finish();
  await Promise.all(others);
  await expect.poll(() => begun.at(-1)).toBe('later');
  later.finish();
  expect(await background).toBe('later');
});

test('a line that is too long is refused, and so is everything after closing', async () => {
  const queue = new WorkQueue(1, 1);
  const running = job([], 'running');
  const first = queue.run(running.task);
  const waiting = queue.run(running.task);
  await expect(queue.run(running.task)).rejects.toBeInstanceOf(QueueFull);
  queue.close();
  await expect(waiting).rejects.toBeInstanceOf(QueueFull);
  running.finish();
  expect(await first).toBe('running');
});

test('a job that fails does not hold up the next', async () => {
  const queue = new WorkQueue(1, 10);
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
