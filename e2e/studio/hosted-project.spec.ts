import { hosted } from '../fixtures/hosted/hosted-project.ts';
import { type HostedStudio, openHostedStudio } from '../fixtures/hosted/hosted-studio.ts';
import { expect, test } from '../fixtures/listening-test.ts';
import { STUDIO_START_MS } from '../fixtures/run-studio.ts';
import { studioComplaints } from '../fixtures/studio-test.ts';
import { Desk, STEP_MS } from '../support/desk.ts';
import { anEvent } from '../support/studio-documents.ts';

// The Studio of a hosted project, against a stand-in under the real host names.

const complaints = [
  ...studioComplaints,
  // The stand-in has no WebSockets, over which the Studio announces who edits what.
  /WebSocket connection to 'wss:\/\/[\w-]+\.api\.sanity\.io\/v[\d-]+\/socket\/.* 404/,
];

// With options, because Playwright would take the second of several patterns for them.
test.use({ expectedComplaints: [complaints, { scope: 'test' }] });

let studio: HostedStudio;

test.beforeAll(async () => {
  test.setTimeout(STUDIO_START_MS);
  studio = await openHostedStudio();
});
test.afterAll(() => studio?.end());

test('an editor changes a document of a hosted project, sees others change it, and publishes it', async ({
  newContext,
}) => {
  const { editor, service } = studio.project;
  const event = await anEvent(editor);
  const context = await newContext(studio.browser);
  const desk = new Desk(await context.newPage(), studio.url);
  await desk.openDocument(event);
  const title = (locale: string) => desk.field(`title.${locale}`).locator('input');
  await expect(title('en')).toBeEditable({ timeout: STEP_MS });
  await title('en').fill('A title from the Studio');
  const draft = () => editor.getDocument(`drafts.${event._id}`);
  await expect.poll(draft).toMatchObject({ title: { en: 'A title from the Studio' } });

  await editor.patch(`drafts.${event._id}`).set({ 'title.it': 'Un titolo da fuori' }).commit();
  await expect(title('it')).toHaveValue('Un titolo da fuori');

  await desk.publish();
  const published = () => editor.getDocument(event._id);
  await expect
    .poll(published)
    .toMatchObject({ title: { en: 'A title from the Studio', it: 'Un titolo da fuori' } });

  const ofStudio = service.requests.filter(({ path }) => path.includes('tag=sanity.studio'));
  const written = ofStudio.filter(({ path }) => /\/data\/(actions|mutate)\//.test(path));
  expect(written.length).toBeGreaterThan(0);
  expect(new Set(written.map(({ token }) => token))).toEqual(new Set([hosted.writeToken]));
});
