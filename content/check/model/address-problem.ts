import { readAddress, readWebAddress } from '../../../lib/content/parse/formats/read-address.ts';
import { readEmail, readPhone } from '../../../lib/content/parse/formats/read-contact.ts';
import type { Severity } from '../../consistency/severity.ts';

/** What is wrong with an address: an error if the site does not read it, else a warning. */
export interface AddressProblem {
  readonly message: string;
  readonly severity: Severity;
}

const error = (message: string): AddressProblem => ({ message, severity: 'error' });
const warning = (message: string): AddressProblem => ({ message, severity: 'warning' });

/**
 * Returns what is wrong with an address to link to, or undefined. Whether the target of a path
 * exists is not checked here.
 */
export function addressProblem(text: string): AddressProblem | undefined {
  const address = readAddress(text);
  return address === null ? error(whyUnread(text)) : doubtIn(text, address);
}

/** Returns what is wrong with the address of another website, or undefined. */
export function websiteProblem(text: string): AddressProblem | undefined {
  const address = readWebAddress(text);
  return address === null ? error('is not the address of a website') : doubtIn(text, address);
}

/** Returns what is wrong with an e-mail address, or undefined. */
export function emailProblem(text: string): AddressProblem | undefined {
  return readEmail(text) === null ? error('is not an e-mail address') : undefined;
}

/** Returns what is wrong with a telephone number as readers see it, or undefined. */
export function phoneProblem(text: string): AddressProblem | undefined {
  if (readPhone(text) === null) {
    return error('is not a telephone number such as +420 555 010 010');
  }
  return text.includes('+') ? undefined : warning('has no country code, such as +420');
}

/** Returns why the site reads no address in a text. */
function whyUnread(text: string): string {
  const address = text.trim();
  if (address.startsWith('#')) return 'is not an anchor: letters, digits, - and _ only';
  if (address.startsWith('/')) return 'is not a path of this site';
  const url = URL.parse(address);
  if (!url) return 'is not an address; it needs https: in front';
  return /\s/.test(address) ? 'has a space in it' : `is unsafe: ${url.protocol} is not followed`;
}

/** Returns what an editor should look at in an address that the site reads. */
function doubtIn(text: string, address: string): AddressProblem | undefined {
  if (text !== text.trim()) return warning('begins or ends with a space');
  const url = URL.parse(address);
  switch (url?.protocol) {
    case 'http:':
      return warning('is not encrypted; https: is');
    case 'mailto:':
      return namesRecipients(url) ? undefined : warning('names no e-mail address');
    case 'tel:':
      return isGlobalNumber(address)
        ? undefined
        : warning('is not a telephone number such as tel:+420555010010');
    default:
      return undefined;
  }
}

/** Whether all recipients, which commas separate, are e-mail addresses (RFC 6068, section 2). */
function namesRecipients({ pathname }: URL): boolean {
  return pathname.split(',').every((recipient) => readEmail(decoded(recipient)) !== null);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Whether an address has a plus sign and digits, with separators (RFC 3966, section 3). */
function isGlobalNumber(address: string): boolean {
  return /^tel:\+\d[\d().-]*(;[\w=+.-]+)*$/i.test(address);
}
