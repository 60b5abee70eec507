import { join, type Someone } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';

export const castNames = {
  seller: 'Zebulon Quist',
  winner: 'Ada Lovelace',
  rival: 'Bela Kunstler',
  watcher: 'Walpurga Gaze',
  broker: 'Bonaparte Mandell',
  otherBroker: 'Ottokar Declan',
  expert: 'Nora Ledgerman',
  helper: 'Hannelore Assister',
  loner: 'Cleopatra Dunes',
  admin: 'Wren Castell',
} as const;
export type CastName = keyof typeof castNames;
export const emailOf = (name: CastName) =>
  `${castNames[name].toLowerCase().replace(' ', '.')}@people.example`;
export type Cast = Record<CastName, Someone> & { product: TestProduct };

export async function joinCast(product: TestProduct): Promise<Cast> {
  const one = (name: CastName, roles: Parameters<typeof join>[2] = []) =>
    join(product, castNames[name], roles);
  return {
    product,
    seller: await one('seller'),
    winner: await one('winner'),
    rival: await one('rival'),
    watcher: await one('watcher'),
    broker: await one('broker', ['broker']),
    otherBroker: await one('otherBroker', ['broker']),
    expert: await one('expert'),
    helper: await one('helper'),
    loner: await one('loner'),
    admin: await one('admin', ['admin']),
  };
}

/** The business behind the listings, rooms and offers, which no email may mention. */
export const business = {
  businessName: 'Quartzite Hollow Plumbing LLC',
  businessAddress: '9 Juniper Lane, Draper, UT 84020',
  dba: 'Hollow Pipes',
  industry: 'Manufacturing',
};
export const businessWords =
  /Quartzite|Juniper|Hollow|84020|1,200,000|2,400,000|payroll|trucks|Lovelace Holdings/i;
