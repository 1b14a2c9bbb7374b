import { expect, it } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

// echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it.each([
  '<script>alert(1)</script>',
  '<script id="a" type="module">alert(1)</script >',
  '<SCRIPT>alert(1)</SCRIPT><script>alert(1)</script>',
])('names the program of %s once', (html) => {
  expect(inlineScripts(html)).toEqual([alertHash]);
});

it.each([
  '<script type="application/ld+json">{}</script>',
  '<script src="/a.js" async=""></script>',
  '<p>no script</p>',
])('names nothing for %s', (html) => {
  expect(inlineScripts(html)).toEqual([]);
});

it('tells the lines of a script and its accents apart', () => {
  expect(inlineScripts('<script>"ž"\n</script><script>"z"\n</script>')).toHaveLength(2);
});
