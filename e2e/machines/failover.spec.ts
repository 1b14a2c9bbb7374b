import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openStore, type Store } from '../../lib/forms/store/store.ts';
import { hasPostgres } from '../../lib/forms/testing/postgres.ts';
import { hasNginx } from '../../server/testing/nginx.ts';
import { hasRedis } from '../../server/testing/redis.ts';
import { type Machine, type Machines, startMachines } from '../fixtures/machines.ts';
import { filledIn, openedBefore } from '../support/forms.ts';
import { QuestionEditions } from '../support/question-editions.ts';
import { untilDelivered } from '../support/until-delivered.ts';
import { upstreamPorts } from '../support/upstream-ports.ts';
import { type Visit, visit } from '../support/visits.ts';

// Three instances behind nginx, with PostgreSQL and Redis, while visitors read and write and an editor
// publishes: instances are killed and frozen, Redis and PostgreSQL restarted.

const testMachines = hasNginx && hasPostgres && hasRedis ? test : test.skip;

/** The pages that visitors read; the first shows what the editor publishes. */
const PAGES = ['/en/faq', '/en', '/cs', '/de', '/it'] as const;
/** What visitors do at a time. */
interface Load {
  /** How many pages are read per second. */
  readonly pages: number;
  /** How many visitors send forms, one after the other; without any, nobody chooses cookies either. */
  readonly writers: number;
}
const readingAndWriting: Load = { pages: 100, writers: 4 };
const reading: Load = { pages: 200, writers: 0 };
/** At least so many of these pages must have been read, or a test proves less than it says. */
const MIN_SHARE = 0.95;
/** How long a writer pauses, and how often each instance is read past nginx, in ms. */
const PAUSE_MS = 200;
/** How often an edition is published, in ms. */
const PUBLISH_MS = 3000;
/** How soon a change is public on all instances, in ms. */
const PUBLIC_MS = 2000;
/** The same while instances start, each of which takes a core of the one machine (decision 028). */
const PUBLIC_WHILE_STARTING_MS = 5000;
/** Of so many requests one may fail, if it was in progress on an instance when that was killed. */
const REQUESTS_PER_FAILURE = 10_000;
/** An instance is frozen for so many editions: longer than nginx waits for a form, which is 30 s. */
const FROZEN_EDITIONS = 12;

const aMinute = { timeout: 60_000 };

test.describe.configure({ mode: 'default', timeout: 240_000 });

const ends: (() => unknown)[] = [];
let machines: Machines;
let editions: QuestionEditions;
let traffic: Traffic;

test.beforeAll(async () => {
  machines = await startMachines((end) => ends.unshift(end));
  editions = new QuestionEditions(machines.content);
  await editions.publish();
  await untilDelivered(machines.content);
  const isPublic = async () => {
    const shown = await Promise.all(machines.instances.map(read));
    return shown.every(({ body }) => QuestionEditions.on(body) === editions.count);
  };
  await expect.poll(isPublic, aMinute).toBe(true);
  // Instances that have just started compile their code first, all at once on the one machine.
  const first = new Traffic(readingAndWriting);
  await first.editions(4);
  await first.end();
});
test.afterEach(async () => await traffic.end());
test.afterAll(async () => {
  for (const end of ends) await end();
});

const read = ({ port }: { readonly port: number }) => visit({ port, path: PAGES[0] });

/** The outcome of a visit: the edition instead of the page, but all of an error. */
interface Outcome extends Omit<Visit, 'body'> {
  /** Of the visitor; no other has the same within one test. */
  readonly address: string;
  readonly edition: number;
  readonly error: string;
}

const outcomeOf = ({ body, ...visited }: Visit, address: string): Outcome => ({
  ...visited,
  address,
  edition: QuestionEditions.on(body),
  error: visited.status === 200 ? '' : body,
});

/** Everything that visitors and the editor do until they are stopped. */
class Traffic {
  readonly visits: Outcome[] = [];
  /** Pages that each instance sent by itself. */
  readonly #direct: Outcome[] = [];
  /** The references that writers have received. */
  readonly acknowledged = new Set<string>();
  /** How many choices about cookies were acknowledged. */
  choices = 0;
  readonly #startedAt = performance.now();
  #endedAt: number | null = null;
  #pages = 0;
  readonly #load: Load;
  readonly #running: Promise<void>[];

  constructor(load: Load) {
    const { instances } = machines;
    this.#load = load;
    this.#running = [
      this.#read(),
      this.#publish(),
      ...Array.from({ length: load.writers }, (_, writer) => this.#write(writer)),
      ...(load.writers > 0 ? [this.#choose()] : []),
      ...instances.map((instance) => this.#readDirectly(instance)),
    ];
  }

  /** Resolves when so many more editions are published. */
  async editions(more: number): Promise<void> {
    const goal = editions.count + more;
    await expect.poll(() => editions.count, aMinute).toBeGreaterThanOrEqual(goal);
  }

  /** Resolves when so many requests have been answered by nginx. */
  async visited(min: number): Promise<void> {
    await expect.poll(() => this.visits.length, aMinute).toBeGreaterThanOrEqual(min);
  }

  /** How many pages nginx has answered, as a share of those of the load. */
  get answeredShare(): number {
    const endedAt = this.#endedAt ?? performance.now();
    const perSecond = (1000 * this.#pages) / (endedAt - this.#startedAt);
    return perSecond / this.#load.pages;
  }

  get failed(): readonly Outcome[] {
    return this.visits.filter(({ status }) => status !== 200 && status !== 204);
  }

  /** The editions that pages showed too late, and how long they were outdated then, in ms. */
  staleAfter(limit: number): readonly { readonly edition: number; readonly ms: number | null }[] {
    return [...this.visits, ...this.#direct]
      .filter(({ path, status }) => path === PAGES[0] && status === 200)
      .map(({ edition, startedAt }) => ({
        edition,
        ms: editions.outdatedFor(edition, startedAt, limit),
      }))
      .filter(({ ms }) => ms !== null);
  }

  async end(): Promise<void> {
    this.#endedAt ??= performance.now();
    await Promise.all(this.#running);
  }

  async #read(): Promise<void> {
    await this.#repeat(1000 / this.#load.pages, async (index) => {
      const path = PAGES[index % PAGES.length] ?? PAGES[0];
      const localAddress = `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
      const isBodyUnread = path !== PAGES[0];
      const page = await visit({ port: machines.port, path, localAddress, isBodyUnread });
      this.visits.push(outcomeOf(page, localAddress));
      if (this.#endedAt === null) this.#pages += 1;
    });
  }

  async #readDirectly(instance: Machine): Promise<void> {
    await this.#repeat(PAUSE_MS, async () => {
      this.#direct.push(outcomeOf(await read(instance), '127.0.0.1'));
    });
  }

  /**
   * Acts once in so many ms by the clock, whether or not the earlier acts are done, and whatever it takes
   * to begin one.
   */
  async #repeat(interval: number, act: (index: number) => Promise<void>): Promise<void> {
    const acts: Promise<void>[] = [];
    const startedAt = performance.now();
    while (this.#endedAt === null) {
      acts.push(act(acts.length));
      const dueAt = startedAt + acts.length * interval;
      await setTimeout(Math.max(0, dueAt - performance.now()));
    }
    await Promise.all(acts);
  }

  async #write(writer: number): Promise<void> {
    for (let index = 0; this.#endedAt === null; index += 1) {
      // Each form comes from another visitor.
      const localAddress = `127.${2 + writer}.${Math.floor(index / 200)}.${1 + (index % 200)}`;
      const email = `${crypto.randomUUID()}@visitor.example`;
      const made = await visit(
        {
          method: 'POST',
          port: machines.port,
          path: '/api/forms/career?locale=en',
          localAddress,
          headers: {
            accept: 'application/json',
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
        new URLSearchParams({ ...openedBefore('career'), ...filledIn.career, email }).toString(),
      );
      this.visits.push(outcomeOf(made, localAddress));
      if (made.status === 200) this.acknowledged.add(JSON.parse(made.body).reference);
      await setTimeout(PAUSE_MS);
    }
  }

  /** Chooses cookies, as one visitor after the other. */
  async #choose(): Promise<void> {
    for (let index = 0; this.#endedAt === null; index += 1) {
      const localAddress = `127.${2 + this.#load.writers}.${Math.floor(index / 200)}.${1 + (index % 200)}`;
      const made = await visit(
        {
          method: 'POST',
          port: machines.port,
          path: '/api/consent',
          localAddress,
          headers: { 'content-type': 'application/json' },
        },
        JSON.stringify({ categories: [], language: 'en' }),
      );
      this.visits.push(outcomeOf(made, localAddress));
      if (made.status === 204) this.choices += 1;
      await setTimeout(PAUSE_MS);
    }
  }

  async #publish(): Promise<void> {
    while (this.#endedAt === null) {
      await editions.publish();
      await setTimeout(PUBLISH_MS);
    }
  }
}

/** Returns the deliveries that are claimed. */
async function claimedDeliveries({ db }: Store): Promise<readonly string[]> {
  const claimed = db.selectFrom('delivery').select('id').where('state', '=', 'sending');
  return (await claimed.execute()).map(({ id }) => id);
}

/**
 * Returns those of some claimed deliveries that nobody has made two editions later: the worker that
 * claimed them was cut off, and until their leases end, their mails may not be sent.
 */
async function leftBehind(store: Store, claimed: readonly string[]): Promise<readonly string[]> {
  await traffic.editions(2);
  const stillClaimed = new Set(await claimedDeliveries(store));
  return claimed.filter((id) => stillClaimed.has(id));
}

const isReady = async ({ port }: Machine) =>
  (await visit({ port, path: '/api/ready' })).status === 200;

testMachines('whichever part dies, nothing is lost and no page is stale', async () => {
  const { instances, redis, postgres } = machines;
  const [first, second] = instances;
  const store = await openStore({ engine: 'postgres', url: postgres.url });
  traffic = new Traffic(readingAndWriting);
  await traffic.editions(2);

  const killedAt = Date.now();
  await first.kill();
  const leftByKilled = await leftBehind(store, await claimedDeliveries(store));
  await first.startAgain();
  await expect.poll(() => isReady(first), aMinute).toBe(true);
  await traffic.editions(2);

  second.freeze();
  await traffic.editions(FROZEN_EDITIONS);
  second.thaw();
  await traffic.editions(2);

  const lost = Date.now();
  await redis.kill();
  await traffic.editions(1);
  await redis.startAgain();
  editions.excuseWithoutRedis(lost, Date.now());
  await traffic.editions(4);

  await postgres.restart();
  const leftByRestart = await leftBehind(store, await claimedDeliveries(store));
  await traffic.visited(REQUESTS_PER_FAILURE);
  await traffic.end();

  const log = machines.logLines();
  const wasCut = (each: Outcome) =>
    each.startedAt <= killedAt &&
    killedAt <= each.endedAt &&
    upstreamPorts(log, each).includes(first.port);
  expect.soft(traffic.failed.filter((each) => !wasCut(each))).toEqual([]);
  const maxFailures = Math.floor(traffic.visits.length / REQUESTS_PER_FAILURE);
  expect.soft(traffic.failed.length).toBeLessThanOrEqual(maxFailures);
  expect.soft(traffic.answeredShare).toBeGreaterThanOrEqual(MIN_SHARE);
  expect.soft(traffic.staleAfter(PUBLIC_MS)).toEqual([]);
  const logged = await store.db.selectFrom('cookie_choice').select('id').execute();
  expect.soft(logged.length).toBeGreaterThanOrEqual(traffic.choices);
  await expectEachOnce(store, traffic.acknowledged, new Set([...leftByKilled, ...leftByRestart]));
  await store.close();
});

testMachines('a shutdown and a restart under 200 pages a second fail no request', async () => {
  const [first, second] = machines.instances;
  traffic = new Traffic(reading);
  await traffic.editions(1);
  await first.stop();
  await traffic.editions(2);
  await first.startAgain();
  await expect.poll(() => isReady(first), aMinute).toBe(true);
  await traffic.editions(1);
  await second.stop();
  await second.startAgain();
  await expect.poll(() => isReady(second), aMinute).toBe(true);
  await traffic.editions(2);
  await traffic.end();
  expect.soft(traffic.failed).toEqual([]);
  expect.soft(traffic.answeredShare).toBeGreaterThanOrEqual(MIN_SHARE);
  expect.soft(traffic.staleAfter(PUBLIC_WHILE_STARTING_MS)).toEqual([]);
});

testMachines('a deployment, one instance after the other, fails no request', async () => {
  const { port, instances, builds } = machines;
  traffic = new Traffic(readingAndWriting);
  await traffic.editions(1);
  for (const instance of instances) {
    await instance.deploy();
    await expect.poll(() => isReady(instance), aMinute).toBe(true);
    await traffic.editions(1);
    // Whichever instance a page came from, and whichever is asked for its scripts.
    const scripts = builds.map((id) => `/_next/static/${id}/_buildManifest.js`);
    for (const path of [...scripts, ...scripts, ...scripts]) {
      expect((await visit({ port, path })).status, path).toBe(200);
    }
  }
  await traffic.end();
  expect(traffic.failed).toEqual([]);
  expect(traffic.staleAfter(PUBLIC_WHILE_STARTING_MS)).toEqual([]);
});

/** Asserts that what was acknowledged is stored once and mailed once, to the team and to the visitor. */
async function expectEachOnce(
  store: Store,
  acknowledged: ReadonlySet<string>,
  claimed: ReadonlySet<string>,
): Promise<void> {
  const submissions = await store.db
    .selectFrom('submission')
    .select(['reference', 'mailbox'])
    .execute();
  const stored = new Map(submissions.map(({ reference, mailbox }) => [reference, mailbox]));
  expect([...acknowledged].filter((reference) => !stored.has(reference))).toEqual([]);
  expect(new Set(stored.values()).size, 'no visitor is stored twice').toBe(submissions.length);

  const undelivered = async () => {
    const unsent = store.db.selectFrom('delivery').select('id').where('state', '<>', 'sent');
    return (await unsent.execute()).filter(({ id }) => !claimed.has(id));
  };
  await expect.poll(undelivered, aMinute).toEqual([]);
  const deliveries = await store.db.selectFrom('delivery').select('id').execute();
  expect(deliveries).toHaveLength(2 * submissions.length);
  const mails = machines.mailServer.taken.map((mail) => /^Message-ID: <(.+)@/im.exec(mail)?.[1]);
  expect(mails.filter((id, index) => mails.indexOf(id) !== index)).toEqual([]);
  const mailed = new Set(mails);
  const unmailed = deliveries.filter(({ id }) => !mailed.has(id) && !claimed.has(id));
  expect(unmailed).toEqual([]);
}
