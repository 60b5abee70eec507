import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { emptyPrivateFields, privateFieldNames, rowOf } from '../domain/private-fields.ts';
import type { PrivateProfile } from '../domain/private-profile.ts';
import { OpenProfile } from './listing-profile.tsx';

const business = {
  businessName: 'Quartzite Hollow Plumbing LLC',
  dba: null,
  businessAddress: '9 Juniper Lane, Draper, UT 84020',
  trade: null,
  contactName: 'Zebulon Quist',
  contactEmail: 'owner@quartzite-hollow.example',
} as const;

const shown = (profile: PrivateProfile) =>
  renderToStaticMarkup(<OpenProfile profile={profile} own={false} sold={false} />);

test('an unlocked profile renders every private field, even when empty', () => {
  const page = shown({ ...emptyPrivateFields, ...business });
  for (const field of privateFieldNames.filter((name) => name !== 'about'))
    expect(page, field).toContain(`>${rowOf(field).term}</dt>`);
});

test('renders the values that the owner entered in full', () => {
  const page = shown({
    ...emptyPrivateFields,
    about: 'The long story.',
    askingPrice: cents(120_000_000),
    employees: 1_200,
    leaseEnd: '2031-08-31',
    saleReason: 'retirement',
    ...business,
  });
  for (const words of [
    'The long story.',
    '$1,200,000',
    '1,200',
    'August 31, 2031',
    'Retirement',
    business.contactEmail,
  ])
    expect(page).toContain(words);
});
