import { expect, it } from 'vitest';
import { randomNumbers } from './documents.ts';
import { exponential, independentEvents, simulate } from './simulation.ts';

const SECONDS = 20_000;
const PER_SECOND = 10;

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Simulates independent requests; returns how long one waits on average, in seconds. */
function wait(service: (random: () => number) => number, servers = 1) {
  const random = randomNumbers(7);
  const arrivals = independentEvents(PER_SECOND, SECONDS, random).map((at) => ({
    at,
    service: service(random),
  }));
  const services = arrivals.map((arrival) => arrival.service);
  return average(simulate(arrivals, servers)) - average(services);
}

/** Whether a figure is within 5 % of another. */
const near = (actual: number, expected: number) => Math.abs(actual / expected - 1) < 0.05;

for (const load of [0.5, 0.8]) {
  const service = load / PER_SECOND;

  it(`agrees with the M/M/1 queue at a load of ${load}`, () => {
    const simulated = wait((random) => exponential(service, random));
    // ρ / (μ − λ)
    expect(near(simulated, load / (1 / service - PER_SECOND))).toBe(true);
  });

  it(`agrees with the M/D/1 queue at a load of ${load}`, () => {
    const simulated = wait(() => service);
    // ρ / 2μ(1 − ρ), by Pollaczek and Khinchine
    expect(near(simulated, (load * service) / (2 * (1 - load)))).toBe(true);
  });
}

it('agrees with the M/M/2 queue', () => {
  const service = (2 * 0.8) / PER_SECOND;
  const simulated = wait((random) => exponential(service, random), 2);
  // By Erlang's C for two servers: ρ² / (1 − ρ²) services
  expect(near(simulated, ((0.8 * 0.8) / (1 - 0.8 * 0.8)) * service)).toBe(true);
});

it('answers in the order of arrival', () => {
  const arrivals = [
    { at: 1, service: 5 },
    { at: 0, service: 2 },
    { at: 10, service: 1 },
  ];
  expect(simulate(arrivals)).toEqual([2, 6, 1]);
});
