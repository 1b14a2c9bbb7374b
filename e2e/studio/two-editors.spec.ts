import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/studio-test.ts';
import { delayUntil } from '../support/delay-until.ts';
import { Desk, STEP_MS } from '../support/desk.ts';
import { logIn } from '../support/log-in.ts';
import { median } from '../support/percentile.ts';
import { anEvent } from '../support/studio-documents.ts';

const input = (desk: Desk, name: string) => desk.field(name).locator('input');

/** How soon editors see what others type, in ms, as the median of some changes. */
const SEEN_MS = 1000;

/** Waits until a field of the form contains a text; returns how long that took, in ms. */
const delayUntilText = (desk: Desk, name: string, text: string) =>
  delayUntil(() => input(desk, name).inputValue(), text);

/** An editor who types, and one who sees it. */
interface Pair {
  readonly writer: Desk;
  readonly reader: Desk;
}

/**
 * Types the rest of a text at the end of what is in a field, with a delay between keys; returns how long
 * it takes until another editor sees the whole, in ms.
 */
async function typeRest(
  { writer, reader }: Pair,
  name: string,
  { begun, whole, delay }: { begun: string; whole: string; delay: number },
): Promise<number> {
  await input(writer, name).press('End');
  await input(writer, name).pressSequentially(whole.slice(begun.length), { delay });
  return await delayUntilText(reader, name, whole);
}

/** Whether an element lies over another, which need not contain it. */
async function isOver(element: Locator, other: Locator): Promise<boolean> {
  const [inner, outer] = await Promise.all([element.boundingBox(), other.boundingBox()]);
  if (!inner || !outer) return false;
  const [x, y] = [inner.x + inner.width / 2 - outer.x, inner.y + inner.height / 2 - outer.y];
  return x >= 0 && x <= outer.width && y >= 0 && y <= outer.height;
}

test('two editors of a document see each other type, and no keystroke is lost', async ({
  afterTest,
  desk,
  newContext,
  login,
  studio,
  client,
}) => {
  const event = await anEvent(client);
  const draft = `drafts.${event._id}`;
  afterTest(() => client.delete(draft));
  const other = await newContext({ storageState: login });
  const otherDesk = new Desk(await other.newPage(), studio.studioUrl);
  for (const each of [desk, otherDesk]) {
    await each.openDocument(event);
    await expect(input(each, 'title.en')).toBeEditable({ timeout: STEP_MS });
  }

  const begun = { en: 'An evening', it: 'Una serata' };
  const delays: number[] = [];
  await input(desk, 'title.en').fill(begun.en);
  delays.push(await delayUntilText(otherDesk, 'title.en', begun.en));
  await input(otherDesk, 'title.it').fill(begun.it);
  delays.push(await delayUntilText(desk, 'title.it', begun.it));

  const typed = { en: `${begun.en} that one of them names`, it: `${begun.it} scritta dall’altra` };
  const [one, two] = [
    { writer: desk, reader: otherDesk },
    { writer: otherDesk, reader: desk },
  ] as const;
  const atOnce = [
    typeRest(one, 'title.en', { begun: begun.en, whole: typed.en, delay: 40 }),
    typeRest(two, 'title.it', { begun: begun.it, whole: typed.it, delay: 50 }),
  ];
  delays.push(...(await Promise.all(atOnce)));
  for (const each of [desk, otherDesk]) {
    await expect(input(each, 'title.en')).toHaveValue(typed.en);
    await expect(input(each, 'title.it')).toHaveValue(typed.it);
  }

  // Both in one field: each goes on where the other has stopped.
  let together = typed.en;
  for (const [pair, text] of [
    [two, ', the other continues'],
    [one, ', the first one goes on'],
    [two, ', and the other ends'],
  ] as const) {
    const [begun, whole] = [together, together + text];
    delays.push(await typeRest(pair, 'title.en', { begun, whole, delay: 40 }));
    together = whole;
  }
  expect(median(delays)).toBeLessThan(SEEN_MS);
  const stored = async () =>
    await client.fetch<unknown>('*[_id == $id][0].title', { id: draft }, { perspective: 'raw' });
  await expect.poll(stored).toMatchObject({ en: together, it: typed.it });
  for (const each of [desk, otherDesk]) {
    await expect(input(each, 'title.en')).toHaveValue(together);
  }
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
