import Negotiator from 'negotiator';

/** Formats in which pictures are smaller than in their own, by their media types. */
const smallFormats = ['image/avif', 'image/webp'];

/**
 * Returns those of the small formats that an `Accept` header lists, as a header of the same meaning
 * for pictures: responses depend on nothing else that it says. Wildcards do not count, because
 * browsers have sent them since before these formats existed.
 */
export function acceptedFormats(accept: string | undefined): string {
  const listed = new Negotiator({ headers: { accept } }).mediaTypes();
  return smallFormats.filter((format) => listed.includes(format)).join(', ');
}
