import { nameSet } from '../common/name-set.ts';

/** How an element uses what it refers to: for itself, or for all that it draws. */
export type Use = 'once' | 'inherited';

/** A reference within a drawing. */
export interface Reference<Kind> {
  readonly id: string;
  readonly kind: Kind;
}

/** Characters of an id, without those that have a meaning in styles and fragments. */
const ID = '[^\\s()"\'\\\\/*{};]*';
const FRAGMENT = new RegExp(`^#(${ID})$`);
const INSIDE = new RegExp(`url\\([ \\t\\r\\n\\f]*(["']?)#(${ID})\\1[ \\t\\r\\n\\f]*\\)`, 'gi');
/** Other references in styles, also escaped (CSS Values 4, section 4.5; CSS Cascade 5). */
const FETCHES = /url\s*\(|src\s*\(|image-set|@import|\\/i;

/** Properties that apply to an element as a whole; others may be inherited by what is in it. */
const ONCE = nameSet('clip-path mask filter');
/** Properties that draw what they refer to at each corner of a path. */
const AT_CORNERS = nameSet('marker marker-mid');

/** A reference, or a variable that may stand for one. */
const REFERS = /url|var\s*\(/i;

const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|"[^"\n\r\f]*"|'[^'\n\r\f]*'/g;
const RULE = /([^{};]*)\{([^{}]*)\}/g;
const CLASSES = /^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/;

/** Returns the id in a fragment as it is written and decoded; null if there is none. */
export function idsIn(fragment: string): readonly string[] | null {
  const [, id] = FRAGMENT.exec(fragment) ?? [];
  return id === undefined ? null : idsOf(id);
}

function idsOf(id: string): readonly string[] {
  return id.includes('%') ? [id, decodeURIComponent(id)] : [id];
}

/** Whether a style, or the value of a property, refers to anything outside of the drawing. */
export function fetches(style: string): boolean {
  return FETCHES.test(style.replace(INSIDE, ''));
}

/**
 * Returns the references in the value of a property. Throws if it draws them an unknown number of
 * times.
 */
export function referencesOf(property: string, value: string): readonly Reference<Use>[] {
  if (!REFERS.test(value)) return [];
  if (AT_CORNERS.has(property)) throw new Error('Markers at corners.');
  const ids = [...value.matchAll(INSIDE)].flatMap(([, , id = '']) => idsOf(id));
  const kind = ONCE.has(property) ? 'once' : 'inherited';
  return ids.map((id) => ({ id, kind }));
}

/** Returns the references in the declarations of a style. Throws if they cannot be counted. */
export function referencesInStyle(style: string): readonly Reference<Use>[] {
  return REFERS.test(style) ? referencesInDeclarations(bare(style)) : [];
}

/**
 * Returns the references of a style sheet by the class of the elements that have them. Throws if
 * other elements have some.
 */
export function referencesByClass(sheet: string): ReadonlyMap<string, readonly Reference<Use>[]> {
  const found = new Map<string, Reference<Use>[]>();
  if (!REFERS.test(sheet)) return found;
  const rest = bare(sheet).replace(RULE, (_rule, selector: string, declarations: string) => {
    const references = referencesInDeclarations(declarations);
    if (references.length === 0) return '';
    if (!CLASSES.test(selector)) throw new Error('References of other than classes.');
    for (const [name] of selector.matchAll(/[\w-]+/g)) {
      const ofClass = found.get(name);
      if (ofClass) ofClass.push(...references);
      else found.set(name, [...references]);
    }
    return '';
  });
  if (REFERS.test(rest)) throw new Error('References outside of rules.');
  return found;
}

function referencesInDeclarations(declarations: string): readonly Reference<Use>[] {
  return declarations.split(';').flatMap((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return referencesOf(property.trim().toLowerCase(), value.join(':'));
  });
}

/** Returns a style without comments, strings and the quotes in references. Throws if one is open. */
function bare(style: string): string {
  const rest = style.replace(INSIDE, 'url(#$2)').replace(COMMENTS_AND_STRINGS, ' ');
  if (/["']|\/\*/.test(rest)) throw new Error('A style that is open.');
  return rest;
}
