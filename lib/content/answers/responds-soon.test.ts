// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { closeCircuit, isCircuitOpen, openCircuit } from './circuit-breaker.ts';
import { probeContentService } from './probe-content-service.ts';
import { respondsSoon } from './responds-soon.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('./probe-content-service.ts', () => ({ probeContentService: vi.fn() }));

const probe = vi.mocked(probeContentService);

const succeed = async () => closeCircuit();
const fail = async () => openCircuit('refused');
const succeedAfter = (ms: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  closeCircuit();
};

beforeEach(() => {
  closeCircuit();
  probe.mockReset();
});

it('is true if the content service responds, with one probe', async () => {
  probe.mockImplementation(succeed);
  expect(await respondsSoon()).toBe(true);
  expect(probe).toHaveBeenCalledOnce();
});

it.each([
  ['refuses', fail],
  ['hangs', () => new Promise<void>(() => undefined)],
  ['is slow', succeedAfter(3000)],
])(
  'is false after seven attempts if it %s, and opens the circuit',
  { tags: 'slow' },
  async (_how, behave) => {
    probe.mockImplementation(behave);
    expect(await respondsSoon()).toBe(false);
    expect(isCircuitOpen()).toBe(true);
    expect(probe).toHaveBeenCalledTimes(7);
  },
);

it('is false after three attempts if a busy event loop makes them long', async () => {
  let clock = 1e9;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  probe.mockImplementation(async () => {
    clock += 600;
  });
  expect(await respondsSoon()).toBe(false);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('is true if only the first connection fails, or the response takes half a second', async () => {
  probe.mockImplementationOnce(fail).mockImplementation(succeed);
  expect(await respondsSoon()).toBe(true);
  const answer = succeedAfter(500)();
  probe.mockImplementation(() => answer);
  expect(await respondsSoon()).toBe(true);
  expect(isCircuitOpen()).toBe(false);
});

it('is true if the response arrived while the event loop was busy', { tags: 'slow' }, async () => {
  probe.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const until = performance.now() + 900;
    while (performance.now() < until);
    await new Promise((resolve) => setImmediate(resolve));
    closeCircuit();
  });
  expect(await respondsSoon()).toBe(true);
});
