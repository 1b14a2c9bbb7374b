import { limits } from './limits.ts';

/** Reads an anchor (fragment), with or without its `#`: letters, digits, `-` and `_`. */
export function readAnchor(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > limits.anchor) return null;
  const [, name] = /^#?([\w-]+)$/.exec(value.trim()) ?? [];
  return name ?? null;
}
