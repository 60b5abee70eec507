import { describe, expect, test } from 'vitest';
import { days } from '#kernel/instant.ts';
import { draftOf, emptyDraft, endOf, missingIn, scopesOf } from './token-draft.ts';

const now = new Date('2027-03-01T12:00:00Z');
const room = { kind: 'deal-room', id: 'r' } as const;

describe('the draft of a token', () => {
  test('says what is missing, one thing after the other', () => {
    const named = { ...emptyDraft, name: 'My sheet' };
    const given = { ...named, access: { offers: 'read' } as const };
    expect(missingIn(emptyDraft, 'personal')).toMatch(/^Give it a name/);
    expect(missingIn(named, 'personal')).toBe('Choose what the token may do.');
    expect(missingIn(named, 'service')).toBe('Choose what the service may do.');
    expect(missingIn({ ...given, limited: true }, 'personal')).toBe('Choose a listing or a deal room.');
    expect(missingIn({ ...given, life: 'date' }, 'personal')).toBe('Choose the day on which it ends.');
    expect(missingIn({ ...given, limited: true, objects: [room] }, 'personal')).toBeNull();
  });

  test('leaves out what belongs to no listing once it is limited', () => {
    const draft = { ...emptyDraft, access: { orders: 'read', offers: 'write' } as const };
    expect(scopesOf(draft)).toEqual(['offers:write', 'orders:read']);
    expect(scopesOf({ ...draft, limited: true })).toEqual(['offers:write']);
  });

  test('of a token that there is holds what that token has', () => {
    const token = { name: 'My sheet', scopes: ['ndas:read', 'offers:write'] as const, objects: [room] };
    const draft = draftOf(token);
    expect(draft).toMatchObject({ name: 'My sheet', limited: true, objects: [room] });
    expect(scopesOf(draft)).toEqual(token.scopes);
    expect(draftOf({ ...token, objects: [] }).limited).toBe(false);
  });

  test('ends after so many days, or with the day', () => {
    expect(endOf({ ...emptyDraft, life: '30' }, now)).toBe(new Date(now.getTime() + 30 * days).toISOString());
    const end = new Date(endOf({ ...emptyDraft, life: 'date', endsOn: '2027-04-01' }, now));
    expect([end.getMonth(), end.getDate(), end.getHours(), end.getMinutes()]).toEqual([3, 1, 23, 59]);
  });
});
