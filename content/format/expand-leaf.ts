import { readAddress } from '../../lib/content/parse/formats/read-address.ts';
import type { Json } from '../json/json.ts';
import { expandDay, expandMoment } from './moment.ts';
import type { Place } from './place.ts';
import { allowedValues, referenceTargets, type SchemaNode } from './schema-index.ts';

/** Expands a reference to a document of the dataset, which must exist and have an allowed type. */
export function expandReference(id: unknown, targets: readonly string[], place: Place): Json {
  if (typeof id !== 'string') {
    place.report(place.path, 'a reference is the id of a document');
    return null;
  }
  const type = place.context.documentTypes.get(id);
  if (type === undefined) place.report(place.path, `there is no document "${id}"`);
  else if (!targets.includes(type)) {
    place.report(place.path, `"${id}" is a ${type}; allowed here: ${targets.join(', ')}`);
  }
  return { _type: 'reference', _ref: id };
}

/** Expands a value without parts: a string, a number, a date, a reference. */
export function expandLeaf(value: unknown, node: SchemaNode, place: Place): Json {
  const fail = (message: string): null => {
    place.report(place.path, message);
    return null;
  };
  switch (node.type) {
    case 'string':
    case 'text':
      if (typeof value !== 'string') return fail('expected text (quote what looks like a number)');
      return checkedAgainstList(value, node, fail);
    case 'url':
      return typeof value === 'string' && readAddress(value) !== null
        ? value
        : fail('expected an address, such as https://www.example.com');
    case 'number':
      if (typeof value !== 'number') return fail('expected a number');
      return checkedAgainstList(value, node, fail);
    case 'boolean':
      return typeof value === 'boolean' ? value : fail('expected true or false');
    case 'date':
    case 'datetime': {
      const expanded = (node.type === 'date' ? expandDay : expandMoment)(
        value,
        place.context.firstDay,
      );
      return expanded.ok ? expanded.value : fail(expanded.message);
    }
    case 'reference':
      return expandReference(value, referenceTargets(node), place);
    default:
      return fail(`the format has no form for the type ${node.type}`);
  }
}

function checkedAgainstList(
  value: string | number,
  node: SchemaNode,
  fail: (message: string) => null,
) {
  const allowed = allowedValues(node);
  if (!allowed || allowed.includes(value)) return value;
  return fail(`"${value}" is not one of ${allowed.join(', ')}`);
}
