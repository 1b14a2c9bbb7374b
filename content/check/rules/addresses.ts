import type { Dataset } from '../../consistency/dataset.ts';
import { type Visit, visitsOf } from '../../format/visits.ts';
import { textOf } from '../../json/values.ts';
import {
  type AddressProblem,
  addressProblem,
  emailProblem,
  phoneProblem,
  websiteProblem,
} from '../model/address-problem.ts';
import { type Problem, reporter } from '../model/problem.ts';

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

function problemOf(text: string, { name, type }: Visit): AddressProblem | undefined {
  if (name === 'responsibleDrinkingUrl') return websiteProblem(text);
  if (type === 'url' || name === 'href') return addressProblem(text);
  if (name === 'email') return emailProblem(text);
  return name === 'phone' ? phoneProblem(text) : undefined;
}
