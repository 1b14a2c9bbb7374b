import { expect, test } from '../fixtures/studio-test.ts';
import { Desk, STEP_MS } from '../support/desk.ts';
import { anEvent } from '../support/studio-documents.ts';

test('two editors of a document see each other type, and no keystroke is lost', async ({
  desk,
  browser,
  studio,
  client,
}) => {
  const event = await anEvent(client);
  const other = await browser.newContext();
  const otherDesk = new Desk(await other.newPage(), studio.studioUrl);
  const input = (of: Desk, name: string) => of.field(name).locator('input');
  for (const each of [desk, otherDesk]) {
    await each.openDocument(event);
    await expect(input(each, 'title.en')).toBeEditable({ timeout: STEP_MS });
  }

  const typed = { en: 'An evening that one of them names', it: 'Una serata scritta dall’altra' };
  await input(desk, 'title.en').fill('');
  await input(otherDesk, 'title.it').fill('');
  await Promise.all([
    input(desk, 'title.en').pressSequentially(typed.en, { delay: 40 }),
    input(otherDesk, 'title.it').pressSequentially(typed.it, { delay: 50 }),
  ]);
  for (const each of [desk, otherDesk]) {
    await expect(input(each, 'title.en')).toHaveValue(typed.en);
    await expect(input(each, 'title.it')).toHaveValue(typed.it);
  }
  const stored = async () =>
    await client.fetch<unknown>(
      '*[_id == $id][0].title',
      { id: `drafts.${event._id}` },
      { perspective: 'raw' },
    );
  await expect.poll(stored).toMatchObject(typed);
  await client.delete(`drafts.${event._id}`);
  await other.close();
});
