import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** A network by its addresses, such as `10.0.0.0/8`; without a prefix, a single address. */
const NETWORK = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i;

/** This machine's own addresses (RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** The header by which the service recognises requests that it sends to itself. */
const OWN_REQUEST = 'x-content-service-secret';

/** A client as limits count it. */
export interface Client {
  /**
   * Its address, or for IPv6 the first one of its /64 network, of which one household may use any
   * address.
   */
  readonly network: string;
  /** Whether it is this machine or a trusted proxy, which stands for many clients and names none. */
  readonly isProxy: boolean;
}

/** The proxies that report the addresses of their clients: the site is one for its visitors. */
export class TrustedProxies {
  readonly #list = new BlockList();
  readonly #secret = randomBytes(32).toString('base64url');

  /** Trusts `networks` besides this machine. Throws if one of them is not valid. */
  constructor(networks: readonly string[]) {
    for (const network of [...LOOPBACK, ...networks]) addNetwork(this.#list, network);
  }

  /** Whether a connection from an address is trusted. */
  #has(address: string): boolean {
    return isIP(address) !== 0 && this.#list.check(address, familyOf(address));
  }

  /**
   * Returns the headers of a request that the service sends to itself for the client of another one.
   * They are trusted from whatever address it listens on, which is not that of a proxy for anybody else.
   */
  headersFor(request: IncomingMessage): Readonly<Record<string, string>> {
    return { 'x-forwarded-for': this.#addressOf(request), [OWN_REQUEST]: this.#secret };
  }

  /** Returns the client of a request, by which every limit counts. */
  clientOf(request: IncomingMessage): Client {
    const address = this.#addressOf(request);
    return { network: networkOf(address), isProxy: this.#has(address) };
  }

  /**
   * Returns the IP address of the client of a request. Trusted proxies append it to
   * `X-Forwarded-For`. For every other request it is the address of the connection, whatever its
   * headers contain.
   */
  #addressOf({ socket, headers }: IncomingMessage): string {
    const peer = socket.remoteAddress ?? '';
    if (headers[OWN_REQUEST] !== this.#secret && !this.#has(peer)) return peer;
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const client = forwarded.at(-1)?.trim() ?? '';
    return isIP(client) === 0 ? peer : client;
  }
}

/** Whether a text is an address, or a network as an address with the length of its prefix. */
export function isNetwork(network: string): boolean {
  try {
    addNetwork(new BlockList(), network);
    return true;
  } catch {
    return false;
  }
}

function addNetwork(list: BlockList, network: string): void {
  const [, address = '', prefix] = NETWORK.exec(network) ?? [];
  if (prefix === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(prefix), familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Returns an address, or for IPv6 the first one of its /64 network. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail.split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::`;
}
