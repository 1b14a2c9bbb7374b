import { expect, test } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** Creates a job that records its start in `log` and ends when `finish` is called. */
function job(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = () => {
    log.push(name);
    return promise;
  };
  return { task, finish: () => resolve(name) };
}

test('limits concurrent jobs and starts background jobs only while idle', async () => {
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

test('clients take turns, however many jobs one of them has', async () => {
  const queue = new WorkQueue(1, 20);
  const begun: string[] = [];
  const jobs = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    queue.run(() => Promise.resolve(begun.push(name)), { client: name.slice(0, 1) }),
  );
  await Promise.all(jobs);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('the client with the longest line is refused first', async () => {
  const queue = new WorkQueue(1, 3);
  const running = job([], 'running');
  const first = queue.run(running.task, { client: 'greedy' });
  const greedy = [1, 2, 3].map(() => queue.run(running.task, { client: 'greedy' }));
  await expect(queue.run(running.task, { client: 'greedy' })).rejects.toBeInstanceOf(QueueFull);
  const other = queue.run(running.task, { client: 'other' });
  await expect(greedy[2]).rejects.toBeInstanceOf(QueueFull);
  running.finish();
  expect(await Promise.all([first, greedy[0], greedy[1], other])).toHaveLength(4);
});

test('a job aborted before its start is not started', async () => {
  const queue = new WorkQueue(1, 3);
  const begun: string[] = [];
  const [running, left, waiting] = [
    job(begun, 'running'),
    job(begun, 'left'),
    job(begun, 'waiting'),
  ];
  const leaving = new AbortController();
  const first = queue.run(running.task);
  const abandoned = queue.run(left.task, { signal: leaving.signal });
  const last = queue.run(waiting.task);
  leaving.abort();
  await expect(abandoned).rejects.toThrow('aborted');
  await expect(queue.run(left.task, { signal: leaving.signal })).rejects.toThrow('aborted');
  running.finish();
  waiting.finish();
  await Promise.all([first, last]);
  expect(begun).toEqual(['running', 'waiting']);
});

test('a job that has started is finished even if its client leaves', async () => {
  const queue = new WorkQueue(1, 3);
  const running = job([], 'running');
  const leaving = new AbortController();
  const result = queue.run(running.task, { signal: leaving.signal });
  leaving.abort();
  running.finish();
  expect(await result).toBe('running');
});

test('jobs over the capacity and jobs after closing are refused', async () => {
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

test('a failed job does not block the next', async () => {
  const queue = new WorkQueue(1, 10);
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
