import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { everyLanguage } from '../../format/testing/fixtures.ts';
import { emptyDataset } from '../empty-dataset.ts';
import { exportDataset } from '../export-dataset.ts';
import { importDataset } from '../import-dataset.ts';
import { startTestService, type TestService, temporaryFolder } from './test-service.ts';

/** How long the service may take to start on a busy machine, in ms. */
const maxWait = 60_000;

/** The time of imports and exports, on a Wednesday. */
const now = new Date('2026-10-21T10:00:00Z');

type ImportOptions = Partial<Parameters<typeof importDataset>[1]>;

/** A small content folder and an empty dataset, both created for each test of a file. */
export interface ImportFixture {
  readonly service: TestService;
  readonly client: SanityClient;
  readonly folder: string;
  /** Writes a document's file, such as `person/jana`. */
  write(name: string, fields: object): Promise<void>;
  /** Writes the person's file with additional or different fields. */
  writeJana(fields: object): Promise<void>;
  /** Runs the import. */
  run(options?: ImportOptions): ReturnType<typeof importDataset>;
  /** Runs the import, which must succeed, and returns its summary. */
  imported(
    options?: ImportOptions,
  ): Promise<Extract<Awaited<ReturnType<typeof importDataset>>, { ok: true }>['value']>;
  /** Runs an import that must be refused and write nothing; returns the lines about documents. */
  refused(options?: ImportOptions): Promise<string[]>;
  /** Exports the dataset, into the content folder or elsewhere. */
  exported(target?: string): ReturnType<typeof exportDataset>;
  /** Returns every document of the dataset, including private ones. */
  everything(): Promise<unknown>;
  /** Returns a field of a stored document. */
  field<T = unknown>(id: string, name: string): Promise<T>;
  /** Changes a document as an editor does. */
  edit(id: string, set: object): Promise<unknown>;
}

/** Returns the fields of an event's file, with a link to another event in its text. */
export const eventFields = (slug: string, other: string) => ({
  title: everyLanguage(`The ${slug}`),
  slug: { ...everyLanguage(slug), cs: `${slug}-cs` },
  languages: ['en', 'cs'],
  summary: everyLanguage('In short'),
  seo: { title: everyLanguage('A title'), description: everyLanguage('A description') },
  kind: 'talk',
  place: 'museum',
  start: { week: 2, day: 'friday', time: '19:00' },
  end: { week: 2, day: 'friday', time: '21:00' },
  status: 'scheduled',
  body: everyLanguage(`See [the other](${other}).`),
});

/** Registers the fixture for the tests of a file. */
export function registerImportFixture(): ImportFixture {
  let service: TestService;
  let folder: string;

  beforeAll(async () => {
    service = await startTestService();
  }, maxWait);
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    if (folder) await rm(folder, { recursive: true });
    folder = await temporaryFolder();
    await mkdir(join(folder, 'images'));
    await writeFile(join(folder, 'images/pictures.yaml'), '{}\n');
    await fixture.writeJana({});
    await fixture.write('redirect/old', { from: '/en/old', to: '/en/new' });
    await fixture.write('event/talk', eventFields('talk', 'event-concert'));
    await fixture.write('event/concert', eventFields('concert', 'event-talk'));
    await emptyDataset(service.client);
  });

  const fixture: ImportFixture = {
    get service() {
      return service;
    },
    get client() {
      return service.client;
    },
    get folder() {
      return folder;
    },
    async write(name, fields) {
      const path = join(folder, `documents/${name}.yaml`);
      await mkdir(dirname(path), { recursive: true });
      // JSON is YAML.
      await writeFile(path, JSON.stringify(fields));
    },
    writeJana: (fields) =>
      fixture.write('person/jana', { name: 'Jana', email: 'jana@example.com', ...fields }),
    run: (options = {}) => importDataset(service.client, { folder, now, ...options }),
    async imported(options) {
      const result = await fixture.run(options);
      if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
      return result.value;
    },
    async refused(options) {
      const before = await fixture.everything();
      const result = await fixture.run(options);
      if (result.ok) throw new Error('nothing was refused');
      expect(await fixture.everything()).toEqual(before);
      return result.problems.slice(1, -1).map((line) => String(line).trim());
    },
    exported: (target = folder) => exportDataset(service.client, { source: folder, target, now }),
    everything: () => service.client.fetch('*[] | order(_id)'),
    field: (id, name) => service.client.fetch('*[_id == $id][0][$name]', { id, name }),
    edit: (id, set) => service.client.patch(id).set(set).commit(),
  };
  return fixture;
}

/** Matches a line about a document that ends with the time of its change. */
export const named = (text: string): unknown => expect.stringContaining(`${text} on `);
