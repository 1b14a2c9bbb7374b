import { readFile, writeFile } from 'node:fs/promises';
import { generatedTypesPath, generateTypes } from '../typegen/generate.ts';
import { readOptions } from './options.ts';

/** Writes the generated types; with `--check` only reports whether they are up to date. */
const { check } = readOptions({ check: { type: 'boolean' } });
const code = await generateTypes();

if (check) {
  const committed = await readFile(generatedTypesPath, 'utf8').catch(() => '');
  if (committed !== code) {
    console.error('lib/content/model/types.generated.ts is out of date: run npm run content:types');
    process.exitCode = 1;
  }
} else {
  await writeFile(generatedTypesPath, code);
  console.log('Wrote lib/content/model/types.generated.ts');
}
