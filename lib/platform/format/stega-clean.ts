/**
 * `stegaClean` returns a text, or an object with texts, without the invisible characters that lead to
 * their fields in previews of the Studio (stega): for what measures texts, and for programs that read
 * them, such as search engines and calendars.
 */
export { stegaClean } from '@sanity/client/stega';
