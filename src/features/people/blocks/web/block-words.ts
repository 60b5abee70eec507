import type { BlockKind } from '../domain/block.ts';

export const kindWords: Record<BlockKind, { name: string; field: string; hint: string }> = {
  person: {
    name: 'Person',
    field: 'Email address',
    hint: 'They stay blocked if they change their email. We don’t say whether they have an account.',
  },
  company: {
    name: 'Company',
    field: 'Company name',
    hint: 'Blocks everyone who registered a business with that name here or signed an NDA for it. LLC, Inc. and the like are ignored.',
  },
  domain: {
    name: 'Email domain',
    field: 'Email domain',
    hint: 'Blocks every address at the domain and its subdomains: acme.com includes mail.acme.com.',
  },
};
