import type { BlockKind } from '../domain/block.ts';

/** A kind of block for the one who fills in the form. */
export const kindWords: Record<BlockKind, { name: string; field: string; hint: string }> = {
  person: {
    name: 'Person',
    field: 'Email address',
    hint: 'The person stays blocked when they change their address. We do not say whether they have an account.',
  },
  company: {
    name: 'Company',
    field: 'Name of the company',
    hint: 'Blocks whoever registered a business of that name here or signed an NDA for it. LLC, Inc. and the like do not count.',
  },
  domain: {
    name: 'Mail domain',
    field: 'Mail domain',
    hint: 'Blocks every address there and below: acme.com also means mail.acme.com.',
  },
};
