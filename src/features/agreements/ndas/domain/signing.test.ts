import { describe, expect, it } from 'vitest';
import { consentItems, consentVersion, passportConsentVersion } from './consent.ts';
import { ndaKinds } from './nda-kind.ts';
import {
  actingRefusal,
  compareNames,
  consentRefusal,
  hasExpired,
  type NdaState,
  ndaStatuses,
  type SignatureAsked,
  signableUntil,
  signatureLine,
  signingRefusal,
  signingWords,
} from './signing.ts';

const issuedAt = new Date('2026-03-01T10:00:00.000Z');
const now = new Date('2026-03-02T10:00:00.000Z');
const nda: NdaState = {
  kind: 'listing',
  status: 'issued',
  signerId: 'buyer',
  expiresAt: signableUntil(issuedAt),
  documentSha256: 'abc',
  consentVersion,
};
const asked: SignatureAsked = {
  name: 'Ada Lovelace',
  capacity: 'individual',
  entity: null,
  title: null,
  drawing: null,
  readToEnd: true,
  documentSha256: 'abc',
};
const sign = (given: Partial<NdaState> = {}, said: Partial<SignatureAsked> = {}, by = 'buyer', at = now) =>
  signingRefusal({ ...nda, ...given }, by, { ...asked, ...said }, at);

describe('signing', () => {
  it('is accepted when everything is there', () => {
    expect(sign()).toBeNull();
    expect(sign({}, { capacity: 'entity', entity: 'Engine LLC' })).toBeNull();
    expect(sign({}, { drawing: 'M10 10L90 90' })).toBeNull();
  });

  it.each([
    ['somebody else', () => sign({}, {}, 'seller'), 'not-the-signer'],
    ['no consent', () => sign({ consentVersion: null }), 'consent-missing'],
    ['an old consent', () => sign({ consentVersion: 'electronic-records-0' }), 'consent-outdated'],
    ['another text', () => sign({}, { documentSha256: 'abd' }), 'document-changed'],
    ['a text not read', () => sign({}, { readToEnd: false }), 'not-read'],
    ['no name', () => sign({}, { name: '  ' }), 'name-missing'],
    ['no entity', () => sign({}, { capacity: 'entity', entity: ' ' }), 'entity-required'],
  ] as const)('is refused for %s', (_, refusal, code) => expect(refusal()).toBe(code));

  it('ends after 14 days, or when the agreement is closed', () => {
    expect(signableUntil(issuedAt).toISOString()).toBe('2026-03-15T10:00:00.000Z');
    expect(sign({}, {}, 'buyer', new Date('2026-03-15T09:59:59.999Z'))).toBeNull();
    expect(sign({}, {}, 'buyer', new Date('2026-03-15T10:00:00.000Z'))).toBe('nda-expired');
    expect(hasExpired(nda, new Date('2026-03-15T10:00:00.000Z'))).toBe(true);
    expect(hasExpired({ ...nda, status: 'signed' }, new Date('2027-01-01'))).toBe(false);
    const closed = ndaStatuses.map((status) => actingRefusal({ ...nda, status }, 'buyer', now));
    expect(closed).toEqual([null, 'nda-closed', 'nda-closed', 'nda-closed', 'nda-expired', 'nda-closed']);
  });

  it('tells a stranger nothing about the status', () => {
    for (const status of ndaStatuses)
      expect(actingRefusal({ ...nda, status }, 'x', now)).toBe('not-the-signer');
  });

  it('has words for every refusal', () => {
    for (const words of Object.values(signingWords)) expect(words).toMatch(/^[A-Z].*\.$/);
  });
});

describe('consent to electronic records', () => {
  it('is accepted for the current text only', () => {
    expect(consentRefusal(nda, 'buyer', consentVersion, now)).toBeNull();
    expect(consentRefusal(nda, 'buyer', 'other', now)).toBe('consent-outdated');
    const master = { ...nda, kind: 'master' as const };
    expect(consentRefusal(master, 'buyer', consentVersion, now)).toBe('consent-outdated');
    expect(consentRefusal(master, 'buyer', passportConsentVersion, now)).toBeNull();
    expect(consentRefusal({ ...nda, status: 'void' }, 'buyer', consentVersion, now)).toBe('nda-closed');
  });

  it.each(ndaKinds)('covers seven items and a contact (%s)', (kind) => {
    const items = consentItems('help@cairn.example', kind);
    expect(items).toHaveLength(7);
    expect(items.filter((item) => item.text.includes('help@cairn.example'))).toHaveLength(3);
    const all = items.map((item) => item.text).join(' ');
    for (const word of ['paper', 'withdraw', 'covers', 'current', 'free of charge', 'browser', 'PDF'])
      expect(all).toContain(word);
  });
});

describe('the typed name', () => {
  it.each([
    ['Ada Lovelace', 'matches'],
    ['ADA  LOVELACE', 'matches'],
    ['Áda Lovelace', 'matches'],
    ['Ada M. Lovelace', 'differs'],
    ['Ada', 'differs'],
  ])('%s %s Ada Lovelace', (typed, result) => expect(compareNames(typed, 'Ada Lovelace')).toBe(result));

  it.each([
    ['王小明', '小明 王'],
    ['山田 太郎', '太郎 山田'],
    ['Nguyễn Văn A', 'Văn A Nguyễn'],
    ['Lovelace, Ada', 'Ada Lovelace'],
  ])('%s is %s with the family name first', (typed, account) => {
    expect(compareNames(typed, account)).toBe('matches');
    expect(compareNames(typed.slice(0, -1), account)).toBe('differs');
  });

  it('is printed with its capacity', () => {
    expect(signatureLine(asked)).toBe('Ada Lovelace');
    expect(signatureLine({ ...asked, capacity: 'entity', entity: 'Engine LLC' })).toBe(
      'Ada Lovelace, authorized to sign for Engine LLC',
    );
    expect(
      signatureLine({ ...asked, capacity: 'entity', entity: 'Engine LLC', title: ' Managing Member ' }),
    ).toBe('Ada Lovelace, Managing Member, authorized to sign for Engine LLC');
  });
});
