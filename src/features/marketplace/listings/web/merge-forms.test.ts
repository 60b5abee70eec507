import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPrivateFields } from '../domain/private-fields.ts';
import { formFrom, type ListingForm } from './listing-form.ts';
import { mergeForms } from './merge-forms.ts';

const { profile: nothing } = formFrom({
  teaser: { title: '', description: '', place: null, priceDisplay: 'band' },
  profile: emptyPrivateFields,
  autoApprove: false,
  adminMayApprove: false,
});

const base: ListingForm = {
  teaser: { title: 'HVAC contractor', description: 'Heating.', place: 'mountain', priceDisplay: 'band' },
  profile: {
    ...nothing,
    about: 'All about it.',
    askingPrice: 100_00,
    employees: '18',
    foundedYear: '2003',
  },
  autoApprove: false,
  adminMayApprove: false,
};

const titled = (title: string): ListingForm => ({ ...base, teaser: { ...base.teaser, title } });
const priced = (askingPrice: number | null): ListingForm => ({
  ...base,
  profile: { ...base.profile, askingPrice },
});

test('takes a change that only the other side made', () => {
  const { merged, conflicts } = mergeForms(base, titled('Mine'), priced(5));
  expect(merged).toEqual({ ...titled('Mine'), profile: priced(5).profile });
  expect(conflicts).toEqual([]);
});

test('keeps my value and reports a conflict when both sides changed a field', () => {
  const { merged, conflicts } = mergeForms(base, titled('Mine'), titled('Theirs'));
  expect(merged).toEqual(titled('Mine'));
  expect(conflicts).toEqual([{ field: 'teaser.title', mine: 'Mine', theirs: 'Theirs' }]);
});

test('reports no conflict for the same change on both sides', () => {
  expect(mergeForms(base, titled('Same'), titled('Same'))).toEqual({ merged: titled('Same'), conflicts: [] });
});

test('merges choices like fields', () => {
  const theirs = { ...base, autoApprove: true };
  expect(mergeForms(base, { ...base, adminMayApprove: true }, theirs).merged).toMatchObject({
    autoApprove: true,
    adminMayApprove: true,
  });
});

test('treats an invalid amount as a change', () => {
  const { merged, conflicts } = mergeForms(base, priced(Number.NaN), priced(7));
  expect(merged.profile.askingPrice).toBeNaN();
  expect(conflicts).toHaveLength(1);
});

const forms = fc
  .record({ title: fc.constantFrom('a', 'b', 'c'), about: fc.constantFrom('a', 'b'), auto: fc.boolean() })
  .map(
    ({ title, about, auto }): ListingForm => ({
      ...titled(title),
      profile: { ...base.profile, about },
      autoApprove: auto,
    }),
  );

test('takes the other version when I changed nothing and never loses my edits', () => {
  fc.assert(
    fc.property(forms, forms, forms, (from, mine, theirs) => {
      expect(mergeForms(from, from, theirs)).toEqual({ merged: theirs, conflicts: [] });
      const { merged } = mergeForms(from, mine, theirs);
      if (mine.teaser.title !== from.teaser.title) expect(merged.teaser.title).toBe(mine.teaser.title);
      if (mine.autoApprove !== from.autoApprove) expect(merged.autoApprove).toBe(mine.autoApprove);
    }),
  );
});
