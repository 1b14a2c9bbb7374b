import { Window } from 'happy-dom';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ObjectInputProps } from 'sanity';
import { vi } from 'vitest';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';

/** A patch, as a function that applies it. */
type Patch = (fields: JsonRecord) => JsonRecord;

type Path = readonly [field: string, ...rest: readonly unknown[]];

const itemsOf = (fields: JsonRecord, name: string): readonly unknown[] => {
  const items = fields[name];
  return Array.isArray(items) ? items : [];
};

/** The patches of the Studio, as far as the hooks of forms use them; tests mock those of `sanity`. */
export const patches = {
  set:
    (value: unknown, [name]: Path): Patch =>
    (fields) => ({ ...fields, [name]: value }),
  setIfMissing:
    (value: unknown, [name]: Path): Patch =>
    (fields) => ({ [name]: value, ...fields }),
  /** Of an item of a list, by its key. */
  unset:
    ([name, item]: Path): Patch =>
    (fields) => {
      const isOther = (each: unknown) =>
        !isRecord(each) || !isRecord(item) || each._key !== item._key;
      return { ...fields, [name]: itemsOf(fields, name).filter(isOther) };
    },
  /** At the end of a list. */
  insert:
    (items: readonly unknown[], _position: 'after', [name]: Path): Patch =>
    (fields) => ({ ...fields, [name]: [...itemsOf(fields, name), ...items] }),
};

/** The props of a form that its hooks use. */
type FormProps = Pick<ObjectInputProps, 'value' | 'readOnly' | 'onChange'>;

type UseHook = (props: FormProps) => void;

function Form({ useHook, ...props }: FormProps & { readonly useHook: UseHook }) {
  useHook(props);
  return null;
}

/** More changes than one of an editor causes: they never end. */
const ENDLESS = 10;

/** A document that is open in a form. */
interface OpenForm {
  /** Returns the document as the hook has left it. */
  readonly value: () => JsonRecord;
  /** Returns how often the hook has changed it. */
  readonly changes: () => number;
  /** Sets fields, as an editor does. */
  readonly edit: (fields: JsonRecord) => void;
  /** Takes the form away. */
  readonly close: () => void;
}

/** Opens a document in a form that uses a hook, and applies the patches of the hook as the Studio does. */
export function openForm(
  document: JsonRecord,
  useHook: UseHook,
  { readOnly = false } = {},
): OpenForm {
  // Not the environment of the test: vitest then resolves the Studio's packages, which may be missing.
  const window = new Window();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  const root = createRoot(globalThis.document.createElement('div'));
  let value = document;
  let changes = 0;
  const onChange = (given: unknown) => {
    changes += 1;
    for (const patch of Array.isArray(given) ? given : [given]) {
      const next: unknown = typeof patch === 'function' ? patch(value) : null;
      if (!isRecord(next)) throw new Error('This is none of the patches that tests mock.');
      value = next;
    }
  };
  const render = () => {
    const before = value;
    act(() => root.render(createElement(Form, { useHook, value, readOnly, onChange })));
    return value !== before;
  };
  const settle = () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    for (let times = 0; render(); times += 1) {
      if (times === ENDLESS) throw new Error('The hook changes the document without an end.');
    }
  };
  settle();
  return {
    value: () => value,
    changes: () => changes,
    edit: (fields) => {
      value = { ...value, ...fields };
      settle();
    },
    close: () => act(() => root.unmount()),
  };
}
