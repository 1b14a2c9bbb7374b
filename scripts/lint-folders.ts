// npm run lint: reads a report of dependency-cruiser as JSON, and fails where the parts of a folder
// need each other.
import { text } from 'node:stream/consumers';
import { findFolderCycles, importsIn } from './check/folder-cycles.ts';

const cycles = findFolderCycles(importsIn(await text(process.stdin)));
for (const { folder, imports } of cycles) {
  console.error(`The parts of ${folder || 'the project'} need each other:`);
  for (const { from, to } of imports) console.error(`  ${from} → ${to}`);
}
process.exitCode = cycles.length > 0 ? 1 : 0;
