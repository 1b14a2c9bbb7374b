import { checkDataset, type Findings, findings } from '../check/check-dataset.ts';
import { leftOutOfDataset, readLeftOut } from '../check/left-out.ts';
import { readFiles } from '../check/read-files.ts';
import { readPublished } from '../check/read-published.ts';
import { table } from '../check/table.ts';
import { contentFolder, readOptions } from './options.ts';
import { runCommand } from './run-command.ts';

/**
 * Checks published content, prints its problems, and exits with code 1 if there are errors.
 * `--json` prints JSON; `--published` reports only what the site omits from its pages, as read by
 * the site; `--files` checks the dataset's files instead of the content service, `--source
 * <folder>` the files of another content folder.
 */
const values = readOptions({
  json: { type: 'boolean' },
  published: { type: 'boolean' },
  files: { type: 'boolean' },
  source: { type: 'string' },
});
const now = new Date();

/** Returns the text to print, and sets the exit code. */
function report(found: Findings): string {
  if (found.counts.errors > 0) process.exitCode = 1;
  return values.json ? JSON.stringify(found, null, 2) : table(found);
}

if (values.files || values.source) {
  const read = await readFiles(contentFolder(values.source), now);
  const found = read.ok
    ? checkDataset(read.dataset, await leftOutOfDataset(read.dataset))
    : findings(read.problems, read.documents);
  console.log(report(found));
} else if (values.published) {
  await runCommand(async ({ client }) => {
    return { ok: true, output: report(await readLeftOut(client)) };
  }, 'read');
} else {
  await runCommand(async ({ client, siteUrl }) => {
    const dataset = await readPublished(client, now, siteUrl);
    const { problems } = await readLeftOut(client);
    return { ok: true, output: report(checkDataset(dataset, problems)) };
  }, 'read');
}
