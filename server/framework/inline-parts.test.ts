import { expect, it } from 'vitest';
import { inlineParts } from './inline-parts.ts';

// echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it.each([
  '<script>alert(1)</script>',
  '<script id="a" type="module">alert(1)</script >',
  '<SCRIPT>alert(1)</SCRIPT><script>alert(1)</script>',
])('lists the hash of the script in %s once', (html) => {
  expect(inlineParts(html).scripts).toEqual([alertHash]);
});

it.each([
  '<script type="application/ld+json">{}</script>',
  '<script src="/a.js" async=""></script>',
  '<p>no script</p>',
])('lists no hash for %s', (html) => {
  expect(inlineParts(html).scripts).toEqual([]);
});

it('distinguishes scripts by line breaks and accents', () => {
  expect(inlineParts('<script>"ž"\n</script><script>"z"\n</script>').scripts).toHaveLength(2);
});

// echo -n 'color:red' | openssl dgst -sha256 -binary | base64
const redHash = "'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='";

it.each([
  '<style data-href="notice">color:red</style>',
  '<p style="color:red">a</p><b style="color:red"></b>',
])('lists the hash of the style in %s once', (html) => {
  expect(inlineParts(html).styles).toEqual([redHash]);
});

it('hashes an attribute by its unescaped value', () => {
  const plain = inlineParts(`<style>--a:"<'&"</style>`).styles;
  expect(inlineParts('<p style="--a:&quot;&lt;&#x27;&amp;&quot;">').styles).toEqual(plain);
});

it('ignores styles inside a script', () => {
  expect(
    inlineParts('<script>var a = "<p style=\\"b\\"><style>c</style>"</script>').styles,
  ).toEqual([]);
});

it.each(['<script', '<script>', '<style ', '</script', '<p style="'])(
  'reads a page of two million characters that repeats %s',
  (tag) => {
    // Searched again from each tag, it would take hours.
    const parts = inlineParts(`<script>alert(1)</script>${tag.repeat(2_000_000 / tag.length)}`);
    expect(parts.scripts).toEqual([alertHash]);
  },
);
