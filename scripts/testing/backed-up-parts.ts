import { createFixture } from '../../content-service/testing/fixture.ts';
import type { Store } from '../../lib/forms/store/store.ts';

/** The two parts of a backup: the database of submissions, and the data of the content service. */
interface Parts {
  open(): Promise<Store>;
  readonly contentFolder: string;
}

/** Stores a cookie choice in the database and a page in the content, both with this id. */
export async function writeParts({ open, contentFolder }: Parts, id: string): Promise<void> {
  const store = await open();
  const choice = { id, consent_id: id, revision: 1, categories: '', language: 'cs' } as const;
  await store.db
    .insertInto('cookie_choice')
    .values({ ...choice, chosen_at: '2026-11-26T12:00:00.000Z' })
    .execute();
  await store.close();
  const content = await createFixture({ dataDir: contentFolder });
  await content.client('editor').createOrReplace({ _id: id, _type: 'page', title: id });
  await content.service.close();
}

/** Returns the ids of what is stored in the database and in the content. */
export async function storedParts({
  open,
  contentFolder,
}: Parts): Promise<{ choices: string[]; pages: string[] }> {
  const store = await open();
  const rows = await store.db.selectFrom('cookie_choice').select('id').orderBy('id').execute();
  await store.close();
  const content = await createFixture({ dataDir: contentFolder });
  const pages = await content.client().fetch<string[]>('*[_type == "page"] | order(_id) ._id');
  await content.service.close();
  return { choices: rows.map(({ id }) => id), pages };
}
