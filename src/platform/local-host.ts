import { BlockList, isIP } from 'node:net';

const ownNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv6');

/** Private addresses (RFC 1918, 4193, 3927, 6890), or names that public DNS does not resolve. */
export function isLocalHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const version = isIP(bare);
  if (version !== 0) return ownNetworks.check(bare, version === 4 ? 'ipv4' : 'ipv6');
  return !bare.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(bare);
}
