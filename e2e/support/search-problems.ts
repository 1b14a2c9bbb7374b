import Validator from '@adobe/structured-data-validator';
import { searchRequirements } from './search-requirements.ts';
import { everyNode, type GraphNode, nodesIn, typesOf } from './structured-data.ts';

/** Returns the problems a search engine would find in the nodes of a graph. */
export async function searchProblems(nodes: readonly GraphNode[]): Promise<string[]> {
  return [...unmet(nodes), ...(await invalid(nodes))];
}

/** Returns the documented requirements that nodes at any depth do not meet. */
function unmet(nodes: readonly GraphNode[]): string[] {
  return everyNode(nodes).flatMap((node) =>
    typesOf(node).flatMap((type) => {
      const issues = searchRequirements[type]?.safeParse(node).error?.issues ?? [];
      return issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`);
    }),
  );
}

/** Returns the errors of the validator, which does not resolve references within a graph. */
async function invalid(nodes: readonly GraphNode[]): Promise<string[]> {
  const byId = new Map(nodes.map((node) => [node['@id'], node]));
  const jsonld = Object.groupBy(
    nodes.map((node) => withReferences(node, byId)),
    (node) => typesOf(node)[0] ?? '',
  );
  const issues = await new Validator().validate({ jsonld: definite(jsonld) });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** Replaces the references of a node with the nodes they refer to, one level deep. */
function withReferences(node: GraphNode, byId: ReadonlyMap<unknown, GraphNode>): GraphNode {
  const meaning = (value: unknown) => {
    const [reference, ...more] = nodesIn(value);
    const bare = reference && more.length === 0 && Object.keys(reference).length === 1;
    return bare ? byId.get(reference['@id']) : value;
  };
  return Object.fromEntries(
    Object.entries(node).map(([property, value]) => [property, meaning(value)]),
  );
}

function definite(groups: Partial<Record<string, GraphNode[]>>): Record<string, GraphNode[]> {
  return Object.fromEntries(Object.entries(groups).map(([type, nodes = []]) => [type, nodes]));
}
