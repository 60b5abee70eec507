import { describe, expect, it } from 'vitest';
import type { ProfileView } from '#features/people/accounts/web/profile-queries.ts';
import { changedFields, editableFields, editSchema } from './profile-entries.ts';

const ann: ProfileView = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Ann',
  lastName: 'Lee',
  username: 'ann_shop.example',
  email: 'ann@shop.example',
  emailVerified: true,
  phone: '+18015550123',
  roles: [],
  purpose: null,
  twoFactorDue: false,
};
const entries = (change: object) => ({ ...editableFields(ann), ...change });

describe('the body that Edit Profile sends', () => {
  it('contains only changed fields', () => {
    expect(changedFields(ann, entries({}))).toEqual({});
    expect(changedFields(ann, entries({ phone: '801 555 0188' }))).toEqual({ phone: '801 555 0188' });
  });

  it('contains a new email', () => {
    const moved = entries({ email: 'ann@home.example' });
    expect(changedFields(ann, moved)).toEqual({ email: 'ann@home.example' });
  });
});

describe('the schema of Edit Profile', () => {
  it('refuses a number that is not in the United States', () => {
    const { error } = editSchema(ann).safeParse({ ...entries({ phone: '+44 20 7946 0958' }), bio: '' });
    expect(error?.issues).toMatchObject([
      { path: ['phone'], message: expect.stringMatching(/US phone number/) },
    ]);
  });

  it('allows no phone if there is none, but does not allow removing one', () => {
    const without = { ...ann, phone: null };
    const filled = { ...editableFields(without), bio: '' };
    expect(editSchema(without).safeParse(filled).success).toBe(true);
    expect(changedFields(without, filled)).toEqual({});
    expect(editSchema(ann).safeParse(filled).success).toBe(false);
  });
});
