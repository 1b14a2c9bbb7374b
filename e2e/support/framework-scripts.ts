import { readFile } from 'node:fs/promises';
import { scanTags } from './scan-tags.ts';

/** The framework's own not-found page in this build, which contains no code of the site. */
const emptyPage = '.next-test/server/app/_not-found.html';

/** Returns the addresses of the scripts that an empty page of the build under test loads. */
export async function frameworkScripts(): Promise<ReadonlySet<string>> {
  const tags = scanTags(await readFile(emptyPage, 'utf8'));
  const addresses = tags.flatMap(({ name, attributes }) =>
    name === 'script' && attributes.src ? [attributes.src] : [],
  );
  if (addresses.length === 0) throw new Error(`${emptyPage} loads no script.`);
  return new Set(addresses);
}
