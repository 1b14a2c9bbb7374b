import { binaryOpening, dataScript, dataScripts } from './data-scripts.ts';
import {
  flightRows,
  hasPathReference,
  type Row,
  reachableIds,
  referencesIn,
} from './flight-rows.ts';

/** The client component whose children are the content; see `components/shell/page-content.tsx`. */
const componentName = 'PageContent';

/** The attribute of its element. Where it is missing, as in an error page, React renders from the data. */
const contentMark = ' data-content=""';

/**
 * Returns a document without the data of its content (decision 036): the browser has its markup, and
 * React would need them only to render it again. A document stays as it is if React needs them,
 * because the content contains client components, or if it has something that is not known here.
 */
export function omitContentData(html: string): string {
  if (!html.includes(contentMark) || html.includes(binaryOpening)) return html;
  const data = [...html.matchAll(dataScripts)].map(([, json = '""']) => String(JSON.parse(json)));
  const remaining = withoutContent(flightRows(data.join('')));
  if (remaining === null) return html;
  const scripts = [dataScript(scriptString(remaining))];
  return html.replace(dataScripts, () => scripts.pop() ?? '');
}

/** Returns a string literal for an inline script, in which `<` could begin an end tag or a comment. */
function scriptString(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

/** Returns the data without the content; null if there is no content that can be omitted. */
function withoutContent(rows: readonly Row[]): string | null {
  const component = rows.find(
    ({ kind, value }) => kind === 'module' && value.includes(`"${componentName}"`),
  );
  if (!component) return null;
  const type = `$L${component.id}`;
  const [holder, ...others] = rows.filter(
    ({ kind, value }) => kind === 'model' && value.includes(`"${type}"`),
  );
  if (!holder || others.length > 0) return null;
  const { model, omitted } = splitAt(type, holder.value);
  const rest = { ...holder, value: model, source: `${holder.id}:${model}\n` };
  const remaining = rows.map((row) => (row === holder ? rest : row));
  const inContent = reachableIds(remaining, referencesIn({ kind: 'model', value: omitted }));
  if (remaining.some(({ id, kind }) => kind === 'module' && inContent.has(id))) return null;
  const streams = remaining.filter(({ kind }) => kind === 'other').map(({ id }) => id);
  const reachable = reachableIds(remaining, ['0', ...streams]);
  const needed = remaining.filter(({ id }) => reachable.has(id));
  // The path may lead through what is omitted.
  if (needed.some(hasPathReference)) return null;
  const ids = new Set(needed.map(({ id }) => id));
  if (needed.flatMap(referencesIn).some((id) => !ids.has(id))) return null;
  return needed.map(({ source }) => source).join('');
}

/** Splits a model into itself without the children of the element of this type, and these. */
function splitAt(type: string, json: string) {
  let omitted: unknown = null;
  const model = JSON.stringify(JSON.parse(json), (_, value: unknown) => {
    if (!Array.isArray(value) || value[0] !== '$' || value[1] !== type) return value;
    const [mark, , key, { children = null, ...props }] = value;
    omitted = children;
    return [mark, type, key, props];
  });
  return { model, omitted: JSON.stringify(omitted) };
}
