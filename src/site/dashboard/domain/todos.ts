type Rows = readonly unknown[];

/** What the server finds for the to-do list (`getNeeds`). */
type Found = Readonly<Record<(typeof rowEach)[number] | 'offBooks', Rows>> & {
  proofs: unknown;
  queues: Readonly<Record<(typeof queueRows)[number], number>> | null;
};

/** Each entry of these lists is a row of its own. */
const rowEach = [
  'received',
  'sent',
  'offers',
  'invitations',
  'help',
  'diligence',
  'questions',
  'answers',
  'news',
  'orders',
  'accepted',
  'ended',
  'drafts',
  'unlisted',
] as const;

/** The queues of admins that are rows of the to-do list; the others are rows for all who work on them. */
const queueRows = ['requests', 'reviews', 'photos', 'brokers'] as const;

/** The rows of the to-do list that the server knows: the figure beside Dashboard in the menu. */
export function todosFound({ queues, ...found }: Found): number {
  const rows = rowEach.reduce((sum, name) => sum + found[name].length, 0);
  const ofAdmins = queues ? queueRows.filter((name) => queues[name] > 0).length : 0;
  return rows + one(found.offBooks.length > 0) + one(Boolean(found.proofs)) + ofAdmins;
}

/** The rows that only the page knows, or that another figure of the menu already counts. */
export function todosBeside(of: {
  messages: number;
  onboardingOpen: boolean;
  emailVerified: boolean;
}): number {
  return one(of.messages > 0) + one(of.onboardingOpen) + one(!of.emailVerified);
}

const one = (there: boolean) => (there ? 1 : 0);
