import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { TokenKind } from '#kernel/actor.ts';

/** Tells people and secret scanners whose keys these are; docs/access-tokens.md has the pattern. */
export const tokenPrefix = 'cairn_';

const prefixes: Record<TokenKind, string> = {
  personal: `${tokenPrefix}pat_`,
  service: `${tokenPrefix}svc_`,
};
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 43;
const checkLength = 6;
const shape = new RegExp(
  `^(?:${Object.values(prefixes).join('|')})[0-9A-Za-z]{${randomLength + checkLength}}$`,
);

/** A new secret: the prefix of its kind, 32 random bytes and the CRC-32 of both, in base 62. */
export function newTokenSecret(kind: TokenKind): string {
  const random = BigInt(`0x${randomBytes(32).toString('hex')}`);
  return withChecksum(`${prefixes[kind]}${base62(random, randomLength)}`);
}

/** Whether a text can be a secret of ours: a mistyped or shortened one costs no query. */
export function isTokenSecret(text: string): boolean {
  return shape.test(text) && withChecksum(text.slice(0, -checkLength)) === text;
}

function withChecksum(text: string): string {
  return `${text}${base62(BigInt(crc32(text)), checkLength)}`;
}

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = `${digits[Number(rest % 62n)]}${text}`;
  return text.padStart(length, '0');
}
