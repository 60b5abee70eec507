import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOnly, type UserFields, userChange } from './user-change.ts';

const ann: UserFields = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@shop.example',
  phone: '+18015550123',
  purpose: null,
};

describe('a profile change', () => {
  it('contains only the fields that differ', () => {
    expect(userChange(ann, {})).toEqual({ change: {}, faults: {} });
    const { purpose: _, ...sent } = ann;
    const same = { ...sent, phone: '(801) 555-0123', username: 'Ann_shop.example' };
    expect(userChange(ann, same)).toEqual({ change: {}, faults: {} });
    const { change } = userChange(ann, { lastName: 'Ort', phone: '801-555-0199' });
    expect(change).toEqual({ lastName: 'Ort', phone: '+18015550199' });
  });

  it('accepts only the username derived from the new or current email', () => {
    const moved = { email: 'ann@home.example', username: 'ann_home.example' };
    expect(userChange(ann, moved)).toEqual({ change: { email: 'ann@home.example' }, faults: {} });
    expect(userChange(ann, { ...moved, username: 'ann_shop.example' }).faults.username?.[0]).toContain(
      'ann_home.example',
    );
    expect(userChange(ann, { username: 'boss' }).faults.username?.[0]).toContain('ann_shop.example');
  });

  it('reads the phone as sign-up does', () => {
    expect(userChange(ann, { phone: '555-0123' }).faults.phone?.[0]).toMatch(
      /^This number is too short: a US number has 10 digits\./,
    );
    expect(userChange({ ...ann, phone: null }, { phone: '8015550123' }).change).toEqual({
      phone: '+18015550123',
    });
  });

  it('includes the purpose, which an admin cannot change', () => {
    const { change } = userChange(ann, { purpose: 'buy' });
    expect(change).toEqual({ purpose: 'buy' });
    expect(userChange({ ...ann, ...change }, { purpose: 'buy' }).change).toEqual({});
    expect(namesOnly(change)).toBe(false);
  });

  it('changes nothing when applied again', () => {
    const wanted = fc.record(
      {
        firstName: fc.string({ minLength: 1 }),
        lastName: fc.string(),
        email: fc.emailAddress().map((text) => text.toLowerCase()),
        phone: fc.constantFrom('801-555-0123', '1 801 555 0188', '12'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(wanted, (sent) => {
        const { change } = userChange(ann, sent);
        expect(userChange({ ...ann, ...change }, sent).change).toEqual({});
      }),
    );
  });

  it('is names-only if neither email nor phone changes', () => {
    expect(namesOnly({ firstName: 'Eve', lastName: 'Ort' })).toBe(true);
    expect([namesOnly({ email: 'a@b.example' }), namesOnly({ phone: '+18015550123' })]).toEqual([
      false,
      false,
    ]);
  });
});
