import type { TokenKind } from '#kernel/actor.ts';
import { type Area, type Scope, scopes } from '#kernel/scope.ts';

/** In the order in which they are shown. */
export const areaGroups = {
  account: 'Account and messages',
  deals: 'Listings and deals',
  rooms: 'Deal rooms',
  analysis: 'Analysis',
  services: 'Orders, verification and record',
  administration: 'Administration',
} as const;
export type AreaGroup = keyof typeof areaGroups;

/** `inDeals`: what it opens belongs to listings and rooms, so a token can be limited to some of them. */
type AreaFacts = {
  group: AreaGroup;
  label: string;
  /** What reading shows, and what changing adds. */
  read: string;
  write?: string;
  inDeals?: true;
  /** Of which kinds of token; of some areas only reading. */
  for: Partial<Record<TokenKind, 'read' | 'write'>>;
};

export const areas: Readonly<Record<Area, AreaFacts>> = {
  overview: {
    group: 'account',
    label: 'Overview',
    read: 'The dashboard, recent activity and counts, from all areas.',
    for: { personal: 'read' },
  },
  calendar: {
    group: 'account',
    label: 'Calendar',
    read: 'Your deadlines and expirations in all areas, without names of businesses.',
    for: { personal: 'read' },
  },
  profile: {
    group: 'account',
    label: 'Profile',
    read: 'Your profile and storage, and the profiles of people you deal with.',
    write: 'Change your name, phone number, picture and what you say about yourself.',
    for: { personal: 'write' },
  },
  notifications: {
    group: 'account',
    label: 'Notifications',
    read: 'Your notifications and what you are emailed about.',
    write: 'Mark notifications as read and choose what you are emailed about.',
    for: { personal: 'write' },
  },
  messages: {
    group: 'account',
    label: 'Messages',
    read: 'Your conversations.',
    write: 'Write messages as you.',
    inDeals: true,
    for: { personal: 'write' },
  },
  marketplace: {
    group: 'deals',
    label: 'Marketplace',
    read: 'Public listings, your watch list and your saved searches.',
    write: 'Change your watch list and your saved searches.',
    for: { personal: 'write', service: 'read' },
  },
  listings: {
    group: 'deals',
    label: 'Listings',
    read: 'Your businesses and listings, and the profiles that are open to you.',
    write:
      'Write, publish, withdraw and mark listings as sold, and write those that a client lets you edit; add photos.',
    inDeals: true,
    for: { personal: 'write', service: 'write' },
  },
  engagements: {
    group: 'deals',
    label: 'Engagements',
    read: 'Which broker acts for which listing.',
    write: 'Invite brokers, choose what they may do and see, accept invitations and end engagements.',
    inDeals: true,
    for: { personal: 'write' },
  },
  'access-requests': {
    group: 'deals',
    label: 'Access requests',
    read: 'Who asked for access, who has it, and your block list.',
    write: 'Ask for access, approve, deny and revoke it, and change your block list.',
    inDeals: true,
    for: { personal: 'write', service: 'write' },
  },
  ndas: {
    group: 'deals',
    label: 'NDAs',
    read: 'Your agreements and their files.',
    write: 'Choose which agreement buyers sign. No token signs or declines one.',
    inDeals: true,
    for: { personal: 'write', service: 'write' },
  },
  'deal-rooms': {
    group: 'rooms',
    label: 'Deal rooms',
    read: 'Rooms, documents and who viewed them, with downloads where you have them.',
    write: 'Upload, sort, redact and publish documents; give rights; close rooms.',
    inDeals: true,
    for: { personal: 'write' },
  },
  diligence: {
    group: 'rooms',
    label: 'Diligence',
    read: 'Questions, diligence requests and contested adjustments of your deal rooms.',
    write:
      'Ask, answer and decide on questions and requests; contest adjustments and answer; never decide as a CPA.',
    inDeals: true,
    for: { personal: 'write' },
  },
  offers: {
    group: 'deals',
    label: 'Offers',
    read: 'Offers with their terms, letters and sales.',
    write: 'Draft, review, decline and withdraw offers. No token sends or accepts one.',
    inDeals: true,
    for: { personal: 'write', service: 'read' },
  },
  'health-checks': {
    group: 'analysis',
    label: 'Health checks',
    read: 'Answers, books, value, plans and reports.',
    write: 'Answer, add books and papers, write reports and share them.',
    for: { personal: 'write' },
  },
  'quality-of-earnings': {
    group: 'analysis',
    label: 'Quality of earnings',
    read: 'Reviews with their figures, findings, databooks and every line of the books and of the bank behind them.',
    write:
      'Start reviews, add general ledgers, schedules and bank statements, say where accounts belong, explain findings, make databooks, and comment on reports; never sign one off.',
    for: { personal: 'write' },
  },
  valuation: {
    group: 'analysis',
    label: 'Valuation',
    read: 'The multiples and rules, and estimates from them.',
    write: 'Change the multiples and rules of the site.',
    for: { personal: 'read', service: 'write' },
  },
  verification: {
    group: 'services',
    label: 'Verification',
    read: 'Proofs of identity and funds, and requests for a broker account.',
    write:
      'Upload proofs, take them back, or decide on them; request a broker account. No token approves one.',
    for: { personal: 'write', service: 'write' },
  },
  orders: {
    group: 'services',
    label: 'Orders',
    read: 'Orders, invoices and payments.',
    write: 'Order services and cancel orders; for admins, record payments.',
    for: { personal: 'write', service: 'write' },
  },
  record: {
    group: 'services',
    label: 'Record',
    read: 'The record of deals, which anyone can verify.',
    inDeals: true,
    for: { personal: 'read', service: 'read' },
  },
  accounts: {
    group: 'administration',
    label: 'Accounts',
    read: 'The list of accounts. No token gives roles or locks anyone out.',
    for: { service: 'read' },
  },
  outbox: {
    group: 'administration',
    label: 'Outbox',
    read: 'Which emails were sent to whom and whether they arrived, never their text.',
    for: { service: 'read' },
  },
  waitlist: {
    group: 'administration',
    label: 'Waitlist',
    read: 'Who is on the waitlist.',
    write: 'Add to the waitlist and forward entries.',
    for: { service: 'write' },
  },
  site: {
    group: 'administration',
    label: 'Site',
    read: 'Notes for the operator, how much is stored, and the branding.',
    for: { service: 'read' },
  },
};

/** In the order of the table above. */
export function areasFor(kind: TokenKind): Area[] {
  return areaNames.filter((area) => areas[area].for[kind] !== undefined);
}

const areaNames = Object.keys(areas).filter(isArea);

function isArea(name: string): name is Area {
  return scopes.some((scope) => areaOf(scope) === name);
}

function areaOf(scope: Scope): string {
  return scope.slice(0, scope.indexOf(':'));
}

/** Whether a token of this kind can be given the scope at all. */
export function isOpenTo(kind: TokenKind, scope: Scope): boolean {
  const area = areaNames.find((name) => name === areaOf(scope));
  const most = area && areas[area].for[kind];
  return most === 'write' || (most === 'read' && scope.endsWith(':read'));
}

/** Whether a token with this scope can be limited to listings and rooms. */
export function isInDeals(scope: Scope): boolean {
  const area = areaNames.find((name) => name === areaOf(scope));
  return area !== undefined && areas[area].inDeals === true;
}
