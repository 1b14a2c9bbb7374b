import { DAY_S } from '../../lib/platform/durations.ts';
import { immutableResponse } from '../../lib/platform/immutable-response.ts';

const WEEK_S = 7 * DAY_S;

/** The lifetimes of files in caches; the first rule for a path counts. */
const rules = [
  // With its content, such a file changes its name.
  { paths: /^\/(?:_next\/static|fonts)\//, value: immutableResponse['Cache-Control'] },
  // Background pictures may be a week old; icons may not, because new pages may use new icons.
  { paths: /^\/assets\/.+\.(?:webp|png|jpg)$/, value: `public, max-age=${WEEK_S}` },
  // Browsers request it at its fixed address when they have not read a page's links yet.
  { paths: /^\/favicon\.ico$/, value: `public, max-age=${WEEK_S}` },
];

/** Returns the `Cache-Control` of the static file at a path; by default, it is always revalidated. */
export function cacheControl(path: string): string {
  return rules.find(({ paths }) => paths.test(path))?.value ?? 'public, max-age=0';
}
