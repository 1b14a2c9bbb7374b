import { z } from 'zod';

/** An import of one file by another; paths begin at the root of the project. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The imports by which parts of a folder need each other. */
export interface FolderCycle {
  /** Empty for the root of the project. */
  readonly folder: string;
  readonly imports: readonly Import[];
}

/** The files directly in a folder, which are one part of it. */
const OWN_FILES = '';

/**
 * Returns the folders whose parts need each other. The files directly in a folder are one part, and
 * each folder in it, with everything inside, is another.
 */
export function findFolderCycles(imports: readonly Import[]): FolderCycle[] {
  const folders = Map.groupBy(imports.flatMap(betweenParts), ({ folder }) => folder);
  return [...folders].flatMap(([folder, edges]) => {
    const reachable = reachableParts(edges);
    const circular = edges.filter(({ from, to }) => reachable.get(to)?.has(from));
    return circular.length > 0 ? [{ folder, imports: circular.map((edge) => edge.import) }] : [];
  });
}

/** An import from one part of a folder to another. */
interface Edge {
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  readonly import: Import;
}

/** Returns an import as one between parts of the deepest folder with both files; none within a part. */
function betweenParts(each: Import): Edge[] {
  const source = each.from.split('/');
  const target = each.to.split('/');
  const depth = source.findIndex((name, index) => name !== target[index]);
  const [from, to] = [partAt(source, depth), partAt(target, depth)];
  const folder = source.slice(0, depth).join('/');
  return from === to ? [] : [{ folder, from, to, import: each }];
}

function partAt(path: readonly string[], depth: number): string {
  const [name = OWN_FILES, ...inside] = path.slice(depth);
  return inside.length > 0 ? name : OWN_FILES;
}

/** Returns the parts that each part needs, itself or through others. */
function reachableParts(edges: readonly Edge[]): ReadonlyMap<string, ReadonlySet<string>> {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  return new Map(
    [...next].map(([part, parts]) => {
      const reached = new Set(parts);
      // A set also visits what is added meanwhile.
      for (const each of reached) for (const further of next.get(each) ?? []) reached.add(further);
      return [part, reached];
    }),
  );
}

const resultSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(
        z.object({ resolved: z.string(), coreModule: z.boolean(), couldNotResolve: z.boolean() }),
      ),
    }),
  ),
});

/**
 * Returns the imports in a report of dependency-cruiser's JSON reporter, without modules of Node.js.
 * Throws if `json` is not such a report.
 */
export function importsIn(json: string): Import[] {
  const { modules } = resultSchema.parse(JSON.parse(json));
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ coreModule, couldNotResolve }) => !coreModule && !couldNotResolve)
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
