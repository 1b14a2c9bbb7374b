import { join, relative } from 'node:path';
import ts from 'typescript';
import { applyEdits, type Edit } from './edit.ts';

/**
 * Checks the types of the project, without its tests, as if the files were edited. Returns the files
 * with errors, as paths from `root`. Throws if an edited file does not contain the text to be replaced.
 */
export function filesWithErrors(root: string, edits: readonly Edit[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { noEmit: true, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  if (!config) throw new Error('tsconfig.json cannot be read');
  const host = ts.createCompilerHost(config.options);
  const files = config.fileNames.filter((name) => !/\.(test|spec)\.tsx?$/.test(name));
  const program = ts.createProgram(files, config.options, {
    ...host,
    readFile: (name) => edited(root, name, host.readFile(name), edits),
    getSourceFile: (name, target) => {
      const text = edited(root, name, host.readFile(name), edits);
      return text === undefined ? undefined : ts.createSourceFile(name, text, target);
    },
  });
  const named = program.getSemanticDiagnostics().map(({ file }) => file?.fileName ?? '');
  return [...new Set(named)].map((name) => name.slice(root.length + 1)).sort();
}

function edited(root: string, name: string, text: string | undefined, edits: readonly Edit[]) {
  return text === undefined ? text : applyEdits(relative(root, name), text, edits);
}
