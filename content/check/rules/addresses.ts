import { readWebAddress } from '../../../lib/content/parse/formats/read-address.ts';
import { textOf } from '../../format/values.ts';
import { type Visit, visitsOf } from '../../format/visits.ts';
import { addressProblem, isEmail } from '../model/address-problem.ts';
import type { Dataset } from '../model/dataset.ts';
import { type Problem, reporter, type Severity } from '../model/problem.ts';

const report = reporter('addresses');

/** Finds unsafe or malformed addresses of links, e-mail and telephones. */
export function addresses({ documents }: Dataset): Problem[] {
  return documents.flatMap((document) =>
    visitsOf(document).flatMap((visit) => {
      const text = textOf(visit.value);
      const found = text === undefined ? undefined : problemOf(text, visit);
      return found ? [report(document, visit, `"${text}" ${found.message}`, found.severity)] : [];
    }),
  );
}

interface Found {
  readonly message: string;
  readonly severity: Severity;
}

/** Returns what is wrong with the address of another website, which needs no scheme. */
function websiteProblem(text: string): string | undefined {
  return readWebAddress(text) === null ? 'is no other website' : undefined;
}

function problemOf(text: string, { name, type }: Visit): Found | undefined {
  const error = (message: string): Found => ({ message, severity: 'error' });
  const isExternal = name === 'responsibleDrinkingUrl';
  if (type === 'url' || name === 'href' || isExternal) {
    const message = isExternal ? websiteProblem(text) : addressProblem(text);
    if (message) return error(message);
    const plain = /^http:/i.test(text);
    return plain ? { message: 'is not encrypted; https: is', severity: 'warning' } : undefined;
  }
  if (name === 'email') return isEmail(text) ? undefined : error('is no e-mail address');
  if (name !== 'phone') return undefined;
  // Formatted for readers; without its spaces it is the number of a tel: link.
  const message = addressProblem(`tel:${text.replaceAll(/\s/g, '')}`);
  return message
    ? error('is no telephone number with its country, such as +420 555 010 010')
    : undefined;
}
