import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { brokenLink, type ChainedEvent, chained, chainInput, chainStart, logVersion } from './evidence.ts';
import { type EvidenceEvent, evidenceKinds } from './evidence-event.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const at = new Date('2026-03-01T10:00:00.123Z');
const event = (number: number, evidence = {}, salt: string | null = null): EvidenceEvent => ({
  ndaId: 'n',
  number,
  kind: 'viewed',
  at,
  actorId: null,
  evidence,
  salt,
});

function chainOf(length: number, salt: string | null): ChainedEvent[] {
  const events: ChainedEvent[] = [];
  for (let number = 1; number <= length; number += 1) {
    events.push(
      chained(event(number, { page: number, address: '203.0.113.9' }, salt), events.at(-1) ?? null, sha256),
    );
  }
  return events;
}

describe('canonical JSON', () => {
  it('sorts keys at every depth and writes no spaces', () => {
    expect(canonicalJson({ b: [1, { z: null, a: 'é"' }], a: true })).toBe(
      '{"a":true,"b":[1,{"a":"é\\"","z":null}]}',
    );
  });

  it('is unique for a value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), (value) => {
        const clean = JSON.parse(JSON.stringify(value));
        const reversed = Object.fromEntries(Object.entries(clean).reverse());
        expect(canonicalJson(reversed as never)).toBe(canonicalJson(clean));
        expect(JSON.parse(canonicalJson(clean))).toEqual(clean);
      }),
    );
  });

  it('rejects values that JSON cannot represent', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => canonicalJson([wrong])).toThrow(RangeError);
  });
});

describe('the text of a hash, version 1', () => {
  it('is canonical JSON of the whole record', () => {
    expect(chainInput(event(1), chainStart, sha256)).toBe(
      `{"actorId":null,"at":"2026-03-01T10:00:00.123Z","evidence":{},"kind":"viewed","ndaId":"n","number":1,"previousHash":"${'0'.repeat(64)}"}`,
    );
    expect(chained(event(1), null, sha256).hash).toBe(sha256(chainInput(event(1), chainStart, sha256)));
  });
});

describe.each([
  { version: 1, salt: null },
  { version: 2, salt: sha256('salt') },
])('the evidence chain, version $version', ({ version, salt }) => {
  it('reports its version', () => expect(logVersion(chainOf(2, salt))).toBe(version));

  it('is intact when unmodified', () => {
    expect(brokenLink([], sha256)).toBeNull();
    expect(brokenLink(chainOf(6, salt), sha256)).toBeNull();
  });

  it('breaks at the event that was changed, removed, swapped or added', () => {
    const chain = chainOf(6, salt);
    fc.assert(
      fc.property(fc.nat(5), fc.constantFrom('evidence', 'at', 'actorId', 'kind', 'salt'), (n, part) => {
        const other = {
          evidence: { page: 99 },
          at: new Date(0),
          actorId: 'x',
          kind: 'signed' as const,
          salt: sha256('other'),
        };
        const forged = chain.map((entry, i) => (i === n ? { ...entry, [part]: other[part] } : entry));
        return brokenLink(forged, sha256) === n + 1;
      }),
    );
    expect(
      brokenLink(
        chain.filter((entry) => entry.number !== 3),
        sha256,
      ),
    ).toBe(3);
    expect(brokenLink(chain.slice(1), sha256)).toBe(1);
    expect(brokenLink([...chain].reverse(), sha256)).toBe(1);
  });

  it('rejects gaps in the numbers of events', () => {
    expect(() => chained(event(2), null, sha256)).toThrow(RangeError);
    expect(() => chained(event(3), chained(event(1), null, sha256), sha256)).toThrow(RangeError);
    expect(new Set(evidenceKinds).size).toBe(evidenceKinds.length);
  });
});
