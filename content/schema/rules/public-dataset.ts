import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { sluggedTypes } from '../../../lib/routing/slugged-types.ts';
import { type Dataset, toDataset } from '../../consistency/dataset.ts';
import { type FullDocument, toJson } from '../../json/json.ts';
import { itemsOf } from '../../json/values.ts';
import { apiVersion } from '../values/studio-queries.ts';
import { type OthersContext, publicPerspective } from './other-documents.ts';

/** The types with addresses, anchors and times, which the rules of `content/consistency` compare. */
const types = [...sluggedTypes, 'faqEntry', 'openingHours', 'page', 'redirect'];

/** The fields that those rules and the names of documents in messages need. */
const fields = [
  ...['_id', '_type', 'title', 'slug', 'previousSlugs', 'route', 'from', 'to', 'permanent'],
  ...['anchor', 'category', 'order', 'kind', 'place', 'start', 'end', 'status'],
  ...['venue', 'weekly', 'exceptions'],
];
const sectionFields = ['_type', 'anchor', 'categories', 'limit'];

const query = `*[_type in $types] | order(_createdAt asc, _id asc){
  ${fields.join(', ')}, "sections": sections[]{${sectionFields.join(', ')}}
}`;

/**
 * How long an answer is used again, in milliseconds: all links of a document are validated at once, and
 * again with every few keys that an editor presses.
 */
const lifetime = 1000;

interface Answer {
  readonly documents: Promise<readonly FullDocument[] | null>;
  readonly until: number;
}

/** The last answer by dataset and perspective. */
const answers = new Map<string, Answer>();

/** A document among those beside which visitors find it. */
interface Published {
  readonly document: FullDocument;
  readonly dataset: Dataset;
}

interface Compared {
  readonly others: readonly FullDocument[];
  readonly published: Published;
}

/** What was returned for a document last: all its links are compared with the same dataset. */
const compared = new WeakMap<object, Compared>();

/**
 * Returns the document of a context as it is when it is published, and the dataset with it, as visitors
 * find it then, with the fields that rules compare documents by; null where there is none to compare
 * with. Rejects on failure.
 */
export async function asPublished({
  document,
  getClient,
}: OthersContext): Promise<Published | null> {
  if (!document) return null;
  const others = await fetchPublic(document._id, getClient);
  if (!others) return null;
  const last = compared.get(document);
  if (last?.others === others) return last.published;
  const id = getPublishedId(DocumentId(document._id));
  const sections = Array.isArray(document.sections) ? document.sections.filter(isRecord) : [];
  const [own] = documentsIn([
    {
      ...pick(document, fields),
      _id: id,
      sections: sections.map((section) => pick(section, sectionFields)),
    },
  ]);
  if (!own) return null;
  // Of two documents with one address, the older one has it: it stays in its place.
  const documents = others.some(({ _id }) => _id === id)
    ? others.map((other) => (other._id === id ? own : other))
    : [...others, own];
  const dataset = toDataset({ documents, drafts: [], assets: [] }, new Date());
  const published = { document: own, dataset };
  compared.set(document, { others, published });
  return published;
}

function fetchPublic(
  id: string,
  getClient: OthersContext['getClient'],
): Promise<readonly FullDocument[] | null> {
  const client = getClient({ apiVersion });
  const perspective = publicPerspective(id);
  const { projectId, dataset } = client.config();
  const key = [projectId, dataset, perspective].join(' ');
  const last = answers.get(key);
  if (last && last.until > Date.now()) return last.documents;
  const documents = client
    .fetch(query, { types }, { perspective })
    .then((found) => (Array.isArray(found) ? documentsIn(found) : null));
  answers.set(key, { documents, until: Date.now() + lifetime });
  documents.catch(() => answers.delete(key));
  return documents;
}

/** Returns those of the values that are documents. */
function documentsIn(values: readonly unknown[]): FullDocument[] {
  return itemsOf(toJson(values)).flatMap(([, { _id, _type, ...rest }]) =>
    typeof _id === 'string' && typeof _type === 'string' ? [{ ...rest, _id, _type }] : [],
  );
}

const pick = (object: JsonRecord, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, object[name]]));
