import { describe, expect, it } from 'vitest';
import { hashingAt, hashPassword, verifyPassword } from './password-hash.ts';

describe('password hashes', () => {
  it('match their password and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(await verifyPassword(hash, 'correct horse')).toBe(true);
    for (const other of ['Correct horse', 'correct horse ', '', 'correct hors\u0000e'])
      expect(await verifyPassword(hash, other)).toBe(false);
  });

  it('are salted and state their parameters', async () => {
    const [a, b] = [await hashPassword('same'), await hashPassword('same')];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it('can be verified if they have another cost', async () => {
    const hash = await hashingAt({ memory: 8, passes: 1, parallelism: 1 })('same');
    expect(hash).toContain('$m=8,t=1,p=1$');
    expect(await verifyPassword(hash, 'same')).toBe(true);
    expect(await verifyPassword(hash, 'other')).toBe(false);
  });

  it('do not depend on how a letter was composed', async () => {
    expect(await verifyPassword(await hashPassword('pass\u00e9'), 'passe\u0301')).toBe(true);
  });

  it('of another kind do not match and do not throw', async () => {
    for (const hash of ['', 'x', '$argon2i$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA', '$2b$10$abc'])
      expect(await verifyPassword(hash, 'x')).toBe(false);
  });

  it('can be verified if another implementation made them', async () => {
    // argon2 command line: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword(hash, 'password')).toBe(true);
    expect(await verifyPassword(hash, 'Password')).toBe(false);
  });
});
