import type { Role } from '#kernel/actor.ts';

const newcomer = [
  'How do I put my business up for sale?',
  'What is a business worth with $400,000 of SDE in HVAC?',
  'What do buyers see before they sign an NDA?',
] as const;

const byRole: Record<Role, readonly string[]> = {
  seller: [
    'What needs my answer now?',
    'What is my business worth with $400,000 of SDE?',
    'Who can see the name of my business?',
  ],
  buyer: [
    'Which HVAC companies in the mountain states are under two million?',
    'Could an SBA loan carry a price of $1.5 million with $450,000 of SDE?',
    'What happens after I sign the NDA?',
  ],
  broker: [
    'What needs my answer now?',
    'How does an owner give me an engagement?',
    'Which listings do I have an engagement for?',
  ],
  admin: [
    'What needs my answer now?',
    'What can an admin approve, and what needs the owner?',
    'How does an account end?',
  ],
};

/** First match: a seller who also browses thinks of their own business first. */
const order = ['admin', 'broker', 'seller', 'buyer'] as const satisfies readonly Role[];

export function examplesFor(roles: readonly Role[]): readonly string[] {
  const first = order.find((role) => roles.includes(role));
  return first ? byRole[first] : newcomer;
}
