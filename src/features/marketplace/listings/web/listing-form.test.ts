import { expect, test } from 'vitest';
import { emptyPrivateFields } from '../domain/private-fields.ts';
import {
  draftFrom,
  fingerprint,
  formFrom,
  type ListingForm,
  listingResolver,
  readDraft,
} from './listing-form.ts';

const { profile: nothing } = formFrom({
  teaser: { title: '', description: '', place: null, priceDisplay: 'band' },
  profile: emptyPrivateFields,
  autoApprove: false,
  adminMayApprove: false,
});

const form: ListingForm = {
  teaser: { title: 'HVAC contractor', description: 'Heating.', place: 'utah', priceDisplay: 'exact' },
  profile: {
    ...nothing,
    website: '  ',
    contactPhone: '801-555-0123',
    askingPrice: 155_000_000,
    lastYearRevenue: 240_000_000,
    ebitda: -1_200_000,
    employees: '1,018',
    saleReason: 'retirement',
  },
  autoApprove: false,
  adminMayApprove: true,
};

const errorsOf = async (changed: Partial<ListingForm['profile']>) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await listingResolver(
    { ...form, profile: { ...form.profile, ...changed } },
    undefined,
    options,
  );
  return errors.profile ?? {};
};

test('converts empty text to null and numeric text to numbers', () => {
  expect(draftFrom(form).profile).toMatchObject({
    website: null,
    contactEmail: null,
    contactPhone: '801-555-0123',
    employees: 1018,
    foundedYear: null,
  });
});

test('a draft round-trips through the form', () => {
  const draft = readDraft(form);
  expect(draft).not.toBeNull();
  if (draft) expect(readDraft(formFrom(draft))).toEqual(draft);
});

test.each([
  [{ employees: 'about 20' }, 'employees', 'Must be a whole number of people.'],
  [{ foundedYear: '200x' }, 'foundedYear', 'Must be a year, like 2003.'],
  [{ leaseEnd: '0031-08-31' }, 'leaseEnd', 'Must be a date between 1900 and 2200.'],
  [{ leaseEnd: 'in 2031' }, 'leaseEnd', 'Must be a date between 1900 and 2200.'],
  [{ foundedYear: '03' }, 'foundedYear', 'Must be a year, like 2003.'],
  [{ askingPrice: Number.NaN }, 'askingPrice', 'Must be an amount.'],
  [{ askingPrice: -1 }, 'askingPrice', 'Must not be negative.'],
  [{ contactEmail: 'ada' }, 'contactEmail', 'Invalid email'],
] as const)('shows the error for %o at its field', async (changed, field, message) => {
  expect(await errorsOf(changed)).toEqual({ [field]: expect.objectContaining({ message }) });
});

test('accepts negative earnings', async () => {
  expect(await errorsOf({ ebitda: -5, sde: -5 })).toEqual({});
});

test('the fingerprint distinguishes an invalid amount from an empty one', () => {
  const with_ = (sde: number | null) => fingerprint({ ...form, profile: { ...form.profile, sde } });
  expect(with_(Number.NaN)).not.toBe(with_(null));
  expect(with_(null)).toBe(fingerprint(form));
});
