import { isJsonObject, type Json } from '../../json/json.ts';

/** The path of a value in a document: names and indexes. */
export type Path = readonly (string | number)[];

/** Returns the paths of all values in a value, at the steps that `isFollowed` accepts. */
export function valuePaths(
  value: Json,
  isFollowed: (step: string | number) => boolean,
  path: Path = [],
): Path[] {
  const inside: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  return inside
    .filter(([step]) => isFollowed(step))
    .flatMap(([step, each]) => {
      const here = [...path, step];
      return [here, ...valuePaths(each, isFollowed, here)];
    });
}

/** Returns the value at a path in a value; undefined if there is none. */
export function valueAt(value: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (inside, step) =>
      Array.isArray(inside)
        ? inside[Number(step)]
        : isJsonObject(inside)
          ? inside[step]
          : undefined,
    value,
  );
}

/** Returns a copy in which the value at a path is changed; `undefined` removes it. */
export function replaceAt(
  value: Json,
  [step, ...rest]: Path,
  change: (value: Json) => Json | undefined,
): Json | undefined {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const now = index === step ? replaceAt(item, rest, change) : item;
      return now === undefined ? [] : [now];
    });
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const now = name === step ? replaceAt(each, rest, change) : each;
    return now === undefined ? [] : [[name, now]];
  });
  return Object.fromEntries(entries);
}
