import { BlockList, isIP } from 'node:net';

/** What a connection and the headers of a request say of where it came from. */
export type Arrival = { peer: string; forwardedFor: string | undefined };

/**
 * The address of the client: the connection's own, unless it is a proxy that the operator trusts. Such a proxy adds the
 * address that it saw at the end of the header: read from there, past further trusted ones. Whatever a client itself
 * wrote stands further left and is not believed. Without a readable address the last one that is known stands.
 */
export function clientAddress({ peer, forwardedFor }: Arrival, trusted: TrustedNetworks): string {
  let known = plainAddress(peer) ?? peer;
  const hops = forwardedFor?.split(',').toReversed() ?? [];
  for (const hop of hops) {
    if (!trusted.has(known)) return known;
    const said = plainAddress(hop);
    if (said === null) return known;
    known = said;
  }
  return known;
}

export type TrustedNetworks = { has(address: string): boolean };

/** `networks`: as `readNetworks` gives them. */
export function trustedNetworks(networks: readonly string[]): TrustedNetworks {
  const list = new BlockList();
  for (const text of networks) {
    const network = networkFrom(text);
    if (!network) throw new Error(`${text} is no network`);
    list.addSubnet(network.address, network.prefix, network.kind);
  }
  return {
    has: (address) => {
      const version = isIP(address);
      return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** Addresses and networks (`10.0.0.0/8`) from a list with commas or spaces; `null` and what is none of them. */
export function readNetworks(text: string): { networks: string[]; wrong: string | null } {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const wrong = parts.find((part) => networkFrom(part) === null) ?? null;
  return { networks: wrong === null ? parts : [], wrong };
}

type Network = { address: string; prefix: number; kind: 'ipv4' | 'ipv6' };

/** Everybody (a prefix of 0) is no network to trust: whoever is trusted may say to be anybody. */
function networkFrom(text: string): Network | null {
  const [written = '', digits, ...more] = text.split('/');
  const address = isIP(written) === 0 ? null : plainAddress(written);
  if (address === null || more.length > 0) return null;
  const longest = isIP(address) === 4 ? 32 : 128;
  if (digits !== undefined && !/^\d{1,3}$/.test(digits)) return null;
  const prefix = digits === undefined ? longest : Number(digits);
  if (prefix < 1 || prefix > longest) return null;
  return { address, prefix, kind: longest === 32 ? 'ipv4' : 'ipv6' };
}

/** An address in one spelling, without port, brackets and zone; `null` for what is none, such as `unknown`. */
export function plainAddress(text: string): string | null {
  const written = text.trim();
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(written)?.[1] ?? written;
  const address = (/^([\d.]+):\d{1,5}$/.exec(bare)?.[1] ?? bare).replace(/%[\w.-]+$/, '');
  const version = isIP(address);
  if (version === 0) return null;
  if (version === 4) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return canonical;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/**
 * What an address is counted under. Whoever has one address of IPv6 has a network of 64 bits, and would otherwise have
 * as many attempts as addresses.
 */
export function countedNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right = ''] = address.split('::');
  const [head, tail] = [left, right].map((side) => side.split(':').filter(Boolean));
  const missing = 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  const groups = [...(head ?? []), ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
