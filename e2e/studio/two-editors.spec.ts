import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/studio-test.ts';
import { Desk, STEP_MS } from '../support/desk.ts';
import { logIn } from '../support/log-in.ts';
import { anEvent } from '../support/studio-documents.ts';
import { withinOneSecond } from '../support/within-one-second.ts';

const input = (desk: Desk, name: string) => desk.field(name).locator('input');

/** Expects that a field of the form contains a text within a second. */
const expectText = (desk: Desk, name: string, text: string) =>
  expect.poll(() => input(desk, name).inputValue(), withinOneSecond).toBe(text);

/** Types a text at the end of what is in a field. */
async function typeInto(desk: Desk, name: string, text: string, delay: number): Promise<void> {
  await input(desk, name).press('End');
  await input(desk, name).pressSequentially(text, { delay });
}

/** Whether an element lies over another, which need not contain it. */
async function isOver(element: Locator, other: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([element.boundingBox(), other.boundingBox()]);
  if (!inner || !outer) return false;
  const [x, y] = [inner.x + inner.width / 2 - outer.x, inner.y + inner.height / 2 - outer.y];
  return x >= 0 && x <= outer.width && y >= 0 && y <= outer.height;
}

test('two editors of a document see each other type, and no keystroke is lost', async ({
  desk,
  newContext,
  login,
  studio,
  client,
}) => {
  const event = await anEvent(client);
  const other = await newContext({ storageState: login });
  const otherDesk = new Desk(await other.newPage(), studio.studioUrl);
  for (const each of [desk, otherDesk]) {
    await each.openDocument(event);
    await expect(input(each, 'title.en')).toBeEditable({ timeout: STEP_MS });
  }

  const begun = { en: 'An evening', it: 'Una serata' };
  await input(desk, 'title.en').fill(begun.en);
  await expectText(otherDesk, 'title.en', begun.en);
  await input(otherDesk, 'title.it').fill(begun.it);
  await expectText(desk, 'title.it', begun.it);

  const typed = { en: `${begun.en} that one of them names`, it: `${begun.it} scritta dall’altra` };
  await Promise.all([
    typeInto(desk, 'title.en', typed.en.slice(begun.en.length), 40),
    typeInto(otherDesk, 'title.it', typed.it.slice(begun.it.length), 50),
  ]);
  await Promise.all(
    [desk, otherDesk].flatMap((each) => [
      expectText(each, 'title.en', typed.en),
      expectText(each, 'title.it', typed.it),
    ]),
  );

  // Both in one field: each goes on where the other has stopped.
  let together = typed.en;
  for (const [writer, reader, text] of [
    [otherDesk, desk, ', the other continues'],
    [desk, otherDesk, ', and the first one ends'],
  ] as const) {
    await typeInto(writer, 'title.en', text, 40);
    together += text;
    await expectText(reader, 'title.en', together);
  }
  const stored = async () =>
    await client.fetch<unknown>(
      '*[_id == $id][0].title',
      { id: `drafts.${event._id}` },
      { perspective: 'raw' },
    );
  await expect.poll(stored).toMatchObject({ en: together, it: typed.it });
  for (const each of [desk, otherDesk]) await expectText(each, 'title.en', together);
  await client.delete(`drafts.${event._id}`);
});

test('an editor sees who else has a document open, and in which field they are', async ({
  desk,
  newContext,
  studio,
  client,
}) => {
  const event = await anEvent(client);
  const context = await newContext({ storageState: { cookies: [], origins: [] } });
  const other = new Desk(await context.newPage(), studio.studioUrl);
  await other.page.goto(studio.studioUrl);
  await logIn(other.page, studio.secrets.tokens.administrator);
  for (const each of [desk, other]) await each.openDocument(event);
  // Not the one in the footer of the form, which says who has changed the document last.
  const elsewhere = desk.page.locator(':not([data-testid="pane-footer"] *)');
  const avatars = desk.page.getByTitle('Administrator').and(elsewhere);
  const isIn = (name: string) => expect.poll(() => isOver(avatars.first(), desk.field(name)));

  await input(other, 'title.en').focus();
  await isIn('title.en').toBe(true);
  await input(other, 'title.cs').focus();
  await isIn('title.cs').toBe(true);
  await context.close();
  await expect(avatars).toHaveCount(0, { timeout: STEP_MS });
});
