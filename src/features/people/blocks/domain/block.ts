export const blockKinds = ['person', 'company', 'domain'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Per seller (product policy). */
export const mostBlocks = 500;
/** Characters of an address, a domain or a name. */
export const longestBlock = 254;

export const blockRefusals = [
  'not-a-domain',
  'free-mail-domain',
  'not-a-company',
  'not-an-address',
  'blocks-yourself',
  'already-blocked',
  'block-list-full',
] as const;
export type BlockRefusal = (typeof blockRefusals)[number];

export const blockRefusalWords = {
  'not-a-domain': 'Enter an email domain, such as acme.com.',
  'free-mail-domain':
    'Anyone can have an address there, so this would block strangers and no company. Block the person instead.',
  'not-a-company': 'Enter the company’s name.',
  'not-an-address': 'Enter the person’s email address.',
  'blocks-yourself': 'This would block you.',
  'already-blocked': 'This is already on your list.',
  'block-list-full': `Your list is full (${mostBlocks} entries). Unblock one first.`,
} as const satisfies Record<BlockRefusal, string>;
