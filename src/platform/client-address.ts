import { BlockList, isIP } from 'node:net';

export type Arrival = { peer: string; forwardedFor: string | undefined };

/** Reads the header only if the peer is a trusted proxy, and from its end: what a client wrote may be forged. */
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

export function readNetworks(text: string): { networks: string[]; wrong: string | null } {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const wrong = parts.find((part) => networkFrom(part) === null) ?? null;
  return { networks: wrong === null ? parts : [], wrong };
}

type Network = { address: string; prefix: number; kind: 'ipv4' | 'ipv6' };

/** A prefix of 0 is rejected: trusting every peer would let anyone claim any address. */
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

/** Normalizes an address (no port, brackets or zone); `null` if it is not one, such as `unknown`. */
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

/** The network of an address (/24, /48): tells apart where something came from, not who. Other texts stay. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : address;
}

/** Counts IPv6 by its /64: one client has a whole network of addresses and would get as many attempts. */
export function countedNetwork(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [left = '', right = ''] = address.split('::');
  const [head, tail] = [left, right].map((side) => side.split(':').filter(Boolean));
  const missing = 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  return [...(head ?? []), ...Array<string>(missing).fill('0'), ...(tail ?? [])];
}
