import type { Role } from '#kernel/actor.ts';

/** Who may do it. `anyone`: every signed-in person. The use case still decides on the very object. */
export type Party = 'anyone' | 'owner' | 'broker' | 'buyer' | 'admin';

/** Pages with the buttons. `:listing` and the others become the caller's own, if there is only one that it can be. */
export const pages = {
  '/user/profile': 'Profile',
  '/user/profile#account': 'Profile, Account',
  '/user/profile#notifications': 'Profile, Notifications',
  '/user/access-tokens': 'Access tokens',
  '/user/webhooks': 'Webhooks',
  '/user/dashboard': 'My Dashboard',
  '/user/dashboard?tab=my-businesses': 'My Businesses',
  '/user/dashboard?tab=access-requests': 'Access Requests',
  '/notifications': 'Notifications',
  '/messages': 'Messages',
  '/login': 'Sign in',
  '/signup': 'Create an Account',
  '/forgot-password': 'Forgot your password?',
  '/verification': 'Verification',
  '/block-list': 'Block list',
  '/business/onboarding': 'Add a business',
  '/marketplace': 'Marketplace',
  '/marketplace/watch-list': 'Watch list',
  '/marketplace/saved-searches': 'Saved searches',
  '/marketplace/compare': 'Compare listings',
  '/engagements': 'Engagements',
  '/offers': 'Offers',
  '/ndas': 'NDAs',
  '/ndas/passport': 'NDA passport',
  '/verify': 'Check a document',
  '/deal-rooms': 'Deal Rooms',
  '/deal-rooms/questions': 'Questions for you',
  '/analysis/valuation': 'Valuation',
  '/analysis/health-check': 'Health check',
  '/analysis/pre-diligence': 'Pre-diligence',
  '/shared-report': 'Shared report',
  '/admin': 'Admin Dashboard',
  '/admin?tab=reviews': 'Listings',
  '/admin?tab=photos': 'Photos',
  '/admin?tab=proofs': 'Verification',
  '/admin?tab=brokers': 'Brokers',
  '/admin?tab=seals': 'NDA Seals',
  '/admin?tab=revenue': 'Business Revenue',
  '/admin/users': 'Accounts',
  '/admin/outbox': 'Outbox',
  '/admin/health': 'Health',
  '/admin/backups': 'Backups',
  '/admin/leak-finder': 'Leak finder',
  '/admin/branding': 'Branding',
  '/admin/nda-templates': 'NDA templates',
  '/admin/valuation': 'Valuation tables',
  '/admin/service-tokens': 'Service tokens',
  '/admin/waitlist': 'Waitlist',
  '/admin/webhooks': 'Webhooks of this site',
  '/listing/:listing': 'Listing',
  '/listing/:listing/edit': 'Edit listing',
  '/listing/:listing/nda': 'NDA for this listing',
  '/listing/:listing/offers': 'Offers side by side',
  '/listing/:listing/people': 'Buyers and access',
  '/access-request/:request': 'Access request',
  '/offer/:offer': 'Offer',
  '/deal-rooms/:room': 'Deal room',
  '/deal-rooms/:room/search': 'Search in the deal room',
  '/deal-rooms/:room/reading-times': 'Analytics',
  '/deal-rooms/:room/questions': 'Questions',
  '/deal-rooms/:room/requests': 'Requests',
  '/deal-rooms/:room/add-backs': 'Adjustments in a deal room',
  '/deal-rooms/:room/leak-finder': 'Leak finder',
  '/deal-rooms/:room/closing': 'Closing and archive',
  '/analysis/health-check/:check': 'Health check, Questions',
  '/analysis/health-check/:check/earnings': 'Health check, Earnings',
  '/analysis/health-check/:check/value': 'Health check, Value',
  '/analysis/health-check/:check/what-if': 'Health check, Scenarios',
  '/analysis/health-check/:check/plan': 'Health check, Plan',
  '/analysis/health-check/:check/reports': 'Health check, Reports',
  '/analysis/health-check/:check/people': 'Health check, Collaborators',
  '/analysis/pre-diligence/:review': 'Quality of earnings, Documents',
  '/analysis/pre-diligence/:review/accounts': 'Quality of earnings, Accounts',
  '/analysis/pre-diligence/:review/earnings': 'Quality of earnings, Adjusted earnings',
  '/analysis/pre-diligence/:review/working-capital': 'Quality of earnings, Working capital',
  '/analysis/pre-diligence/:review/taxes': 'Quality of earnings, Tax returns',
  '/analysis/pre-diligence/:review/schedules': 'Quality of earnings, Schedules',
  '/analysis/pre-diligence/:review/bank': 'Quality of earnings, Proof of cash',
  '/analysis/pre-diligence/:review/findings': 'Quality of earnings, Findings',
  '/analysis/pre-diligence/:review/databook': 'Quality of earnings, Databook',
  '/analysis/pre-diligence/:review/report': 'Quality of earnings, Report',
} as const;
export type Page = keyof typeof pages;

/** Where the caller finds all of them, if it can be more than one. */
export const listOf = {
  listing: '/user/dashboard?tab=my-businesses',
  request: '/user/dashboard?tab=access-requests',
  offer: '/offers',
  room: '/deal-rooms',
  check: '/analysis/health-check',
  review: '/analysis/pre-diligence',
} as const satisfies Record<string, Page>;
export type Placed = keyof typeof listOf;

/** An act of a person: where its button is, and who has it. */
export type Act = {
  /** After “How do I”. */
  name: string;
  /** Endpoints as `POST /api/…`; of moves also the status that they lead to: `POST /api/…/moves withdrawn`. */
  does: readonly string[];
  who: readonly [Party, ...Party[]];
  at: Page;
  /** What to press, in a sentence or two. */
  says: string;
  /** How people ask for it. */
  asked: readonly string[];
};

const roleOf: Record<Exclude<Party, 'anyone'>, Role> = {
  owner: 'seller',
  broker: 'broker',
  buyer: 'buyer',
  admin: 'admin',
};

export function mayDo({ who }: Pick<Act, 'who'>, roles: readonly Role[]): boolean {
  return who.some((party) => party === 'anyone' || roles.includes(roleOf[party]));
}

/** The kind of object in the address of a page, or `null`. */
export function placedIn(page: Page): Placed | null {
  const [, name] = /:(\w+)/.exec(page) ?? [];
  return (Object.keys(listOf) as Placed[]).find((one) => one === name) ?? null;
}
