import { checkDataset, type Findings, findings } from '../check/check-dataset.ts';
import { readLeftOut } from '../check/left-out.ts';
import { readFiles } from '../check/read-files.ts';
import { readPublished } from '../check/read-published.ts';
import { table } from '../check/table.ts';
import { contentFolder, readOptions } from './options.ts';
import { runCommand } from './run-command.ts';

/**
 * Says what does not hold in published content, and ends with code 1 if any of it is an error.
 * `--json` says it to programs; `--published` says only what the site leaves out of its pages, as
 * it reads it; `--files` looks at the dataset's files instead of the content service, `--source
 * <folder>` at the files of another content folder.
 */
const values = readOptions({
  json: { type: 'boolean' },
  published: { type: 'boolean' },
  files: { type: 'boolean' },
  source: { type: 'string' },
});
const now = new Date();

/** What there is to print; the exit code is set on the way. */
function report(found: Findings): string {
  if (found.counts.errors > 0) process.exitCode = 1;
  return values.json ? JSON.stringify(found, null, 2) : table(found);
}

if (values.files || values.source) {
  const read = await readFiles(contentFolder(values.source), now);
  console.log(
    report(read.ok ? checkDataset(read.dataset) : findings(read.problems, read.documents)),
  );
} else if (values.published) {
  await runCommand(async ({ client }) => {
    const read = await readLeftOut(client);
    return read.ok ? { ok: true, line: report(read.found) } : read;
  });
} else {
  await runCommand(async ({ client }) => {
    const dataset = await readPublished(client, now);
    return { ok: true, line: report(checkDataset(dataset)) };
  });
}
