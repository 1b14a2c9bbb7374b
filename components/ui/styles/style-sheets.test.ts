import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import * as colours from '#lib/platform/colours';
import * as conditions from '../breakpoints';

const tokens = 'components/ui/styles/tokens.css';
const styleSheets = globSync('{app,checkout-demo,components,public}/**/*.css');
const scripts = globSync('{app,checkout-demo,components}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.') && file !== 'components/ui/breakpoints.ts',
);

/** The breakpoints, in pixels by name, from the comment that declares them. */
const widths = declared(/^ \* {3}([a-z]+) +(\d+)px {2}/gm);
const heights = declared(/^ \* {3}([a-z]+) +(\d+)px high /gm);

function declared(pattern: RegExp): ReadonlyMap<string, string> {
  const found = readFileSync(tokens, 'utf8').matchAll(pattern);
  return new Map([...found].map(([, name = '', pixels = '']) => [name, pixels]));
}

/** Returns the pattern of a media condition that has a breakpoint. */
function atBreakpoint(feature: string, breakpoints: ReadonlyMap<string, string>): RegExp {
  const pixels = [...breakpoints.values()].join('|');
  return new RegExp(`\\(${feature} (?:<=|>) (?:${pixels})px\\)`, 'g');
}

/** Lists what a pattern matches in files, comments of style sheets excepted. */
function matches(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return [...source.matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`);
  });
}

it('has at most four breakpoints of widths, and two of heights', () => {
  expect(styleSheets.length).toBeGreaterThan(100);
  expect(widths.size).toBeGreaterThan(0);
  expect(widths.size).toBeLessThanOrEqual(4);
  expect(heights.size).toBeGreaterThan(0);
  expect(heights.size).toBeLessThanOrEqual(2);
});

it('queries the size of the window as a range, at breakpoints', () => {
  const queries = matches(styleSheets, /@media[^{]+/g);
  const ofWidth = atBreakpoint('width', widths);
  const ofHeight = atBreakpoint('height', heights);
  const others = queries.filter((query) =>
    /width|height/.test(query.replaceAll(ofWidth, '').replaceAll(ofHeight, '')),
  );
  expect(others).toEqual([]);
});

it('uses the same breakpoints in attributes', () => {
  for (const [name, condition] of Object.entries(conditions)) {
    const pixels = widths.get(name.replace('upTo', '').toLowerCase());
    expect(condition).toBe(`(width <= ${pixels}px)`);
  }
  expect(matches(scripts, /\((?:m(?:in|ax)-width:|width [<>]).*/g)).toEqual([]);
});

it('has colours in tokens only, and system colours', () => {
  const hexadecimal = /#[\da-f]{3,8}\b/;
  const functions = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/;
  const named = /:[^;{]*\b(?:black|white|gr[ae]y)\b(?!-)/;
  const anyColour = new RegExp(
    [hexadecimal, functions, named].map(({ source }) => source).join('|'),
    'gi',
  );
  const others = styleSheets.filter((file) => file !== tokens);
  expect(matches(others, anyColour)).toEqual([]);
});

it('has colours in code from one place', () => {
  const code = globSync('{app,checkout-demo,components,content-service,lib,server}/**/*.{ts,tsx}');
  const others = code.filter(
    (file) =>
      // The content service renders pictures on white.
      !/\.test\.|\/testing\/|^content-service\/(?:images|upload)\//.test(file) &&
      file !== 'lib/platform/colours.ts',
  );
  expect(matches(others, /#(?:[\da-f]{3}|[\da-f]{6})(?=['"`;,)])|\b(?:rgb|hsl)a?\(/gi)).toEqual([]);
});

it.each(Object.entries(colours))(
  'has the colour %s outside style sheets as in tokens',
  (name, value) => {
    const token = name.replace(/(?=\d)/, '-');
    expect(readFileSync(tokens, 'utf8')).toContain(`--${token}: ${value};`);
  },
);

it('defines every class that a component uses', () => {
  const missing = scripts.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(
      ([, name = '', path = '']) => {
        const sheet = readFileSync(
          path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
          'utf8',
        );
        const used = [...source.matchAll(new RegExp(`(?<![/\\w-])${name}\\.(\\w+)`, 'g'))];
        return used
          .filter(([, className]) => !new RegExp(`\\.${className}\\b`).test(sheet))
          .map(([text]) => `${file}: ${text}`);
      },
    );
  });
  expect(missing).toEqual([]);
});
