import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault({ sealing: randomBytes(32), index: randomBytes(32) });

describe('the vault', () => {
  it('opens what it sealed, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(vault.open(vault.seal(text, 'row'), 'row')).toBe(text);
      }),
    );
  });

  it('never seals the same text to the same bytes, but indexes it alike', () => {
    expect(vault.seal('12-3456789', 'row').equals(vault.seal('12-3456789', 'row'))).toBe(false);
    expect(vault.index('12-3456789').equals(vault.index('12-3456789'))).toBe(true);
    expect(vault.index('12-3456789').equals(vault.index('12-3456788'))).toBe(false);
  });

  it('refuses bytes of another row, changed bytes and another key', () => {
    const sealed = vault.seal('12-3456789', 'row');
    expect(() => vault.open(sealed, 'other row')).toThrow();
    const changed = Buffer.from(sealed);
    changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1);
    expect(() => vault.open(changed, 'row')).toThrow();
    const other = createVault({ sealing: randomBytes(32), index: randomBytes(32) });
    expect(() => other.open(sealed, 'row')).toThrow();
  });
});
