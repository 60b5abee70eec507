import type { Role } from '#kernel/actor.ts';

/** Accounts with `signsIn` have a password and are printed at the start. The phone numbers are fictitious. */
export const demoPeople = [
  {
    key: 'seller',
    firstName: 'Ada',
    lastName: 'Lark',
    email: 'seller@demo.example',
    phone: '801-555-0111',
    signsIn: true,
  },
  {
    key: 'buyer',
    firstName: 'Jonah',
    lastName: 'Okafor',
    email: 'buyer@demo.example',
    phone: '801-555-0122',
    signsIn: true,
  },
  {
    key: 'broker',
    firstName: 'Mara',
    lastName: 'Quill',
    email: 'broker@demo.example',
    phone: '801-555-0133',
    signsIn: true,
  },
  {
    key: 'admin',
    firstName: 'Wren',
    lastName: 'Castell',
    email: 'admin@demo.example',
    phone: '801-555-0144',
    signsIn: true,
  },
  {
    key: 'owner',
    firstName: 'Silas',
    lastName: 'Brandt',
    email: 'owner@demo.example',
    phone: '801-555-0155',
    signsIn: false,
  },
] as const;
export type DemoPerson = (typeof demoPeople)[number]['key'];

/** Roles that cannot be acquired in the product. */
export const demoRoles: Partial<Record<DemoPerson, Role>> = { broker: 'broker', admin: 'admin' };
