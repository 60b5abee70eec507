/** What can be blocked. */
export const blockKinds = ['person', 'company', 'domain'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** How many blocks one seller keeps (product policy). */
export const mostBlocks = 500;

/** What a person reads where something cannot be blocked. */
export const blockRefusalWords = {
  'not-a-domain': 'Type a mail domain, like acme.com.',
  'free-mail-domain':
    'Anybody can have an address there: it would hide your listing from strangers and from no company. Block the person instead.',
  'not-a-company': 'Type the name of the company.',
  'not-an-address': 'Type the email address of the person.',
  'blocks-yourself': 'This would meet you.',
  'already-blocked': 'This is on your list already.',
  'block-list-full': `Your list holds ${mostBlocks} entries, which is the most. Take one off first.`,
} as const;
