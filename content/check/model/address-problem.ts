import { z } from 'zod';

/**
 * Returns what is wrong with an address in content (`https:`, `mailto:`, `tel:`, a path of this
 * site or an anchor), or undefined. Whether the target of a path exists is not checked here.
 */
export function addressProblem(address: string): string | undefined {
  if (address !== address.trim()) return 'begins or ends with a space';
  if (address.startsWith('#')) {
    return /^#[\w-]+$/.test(address) ? undefined : 'is no anchor: letters, digits, - and _ only';
  }
  if (address.startsWith('/')) {
    return /^\/(?![/\\])\S*$/.test(address) ? undefined : 'is no path of this site';
  }
  const url = URL.parse(address);
  if (!url) return 'is no address; it needs https: in front';
  switch (url.protocol) {
    case 'https:':
    case 'http:':
      return /\s/.test(address) ? 'has a space in it' : undefined;
    case 'mailto:':
      return mailtoProblem(url);
    case 'tel:':
      return telProblem(address);
    default:
      return `is unsafe: ${url.protocol} is not followed`;
  }
}

/** Whether an e-mail address is one that browsers accept (HTML, "valid e-mail address"). */
export function isEmail(text: string): boolean {
  return z.regexes.html5Email.test(text);
}

/** Validates the recipients, separated by commas (RFC 6068, section 2). */
function mailtoProblem({ pathname }: URL): string | undefined {
  const recipients = pathname.split(',').map(decoded);
  return recipients.every((each) => each !== undefined && isEmail(each))
    ? undefined
    : 'names no e-mail address';
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Validates a global number: a plus sign and digits, with separators but no spaces (RFC 3966,
 * section 3).
 */
function telProblem(address: string): string | undefined {
  return /^tel:\+\d[\d().-]*(;[\w=+.-]+)*$/i.test(address)
    ? undefined
    : 'is no telephone number as tel:+420555010010 is one';
}
