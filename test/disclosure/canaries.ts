import {
  type FieldKind,
  type PrivateField,
  privateFieldNames,
  rowOf,
} from '#features/marketplace/listings/domain/private-fields.ts';
import { enteredFields } from '#features/marketplace/listings/private-shapes.ts';
import { aDraft, type OwnRecord } from '#test/support/deal.ts';
import {
  type ListingName,
  listingNames,
  type PersonName,
  viewerNames,
  type WorldWords,
} from '#test/support/world-cast.ts';

export type Canary = {
  /** Owner and field of the secret: `target.ein`, `approved.name`. */
  name: string;
  /** `word`: letters; `digits`: with anything between them; `number`: too short, so only alone. */
  kind: 'word' | 'digits' | 'number';
  text: string;
};

const word = (name: string, text: string): Canary => ({ name, kind: 'word', text });
const digits = (name: string, text: string): Canary => ({ name, kind: 'digits', text });
const number = (name: string, text: string): Canary => ({ name, kind: 'number', text });

/** Letter sequences that no other word of the product contains. */
const stems: Record<ListingName, string> = {
  target: 'zqat',
  draft: 'zqed',
  inReview: 'zqir',
  withdrawn: 'zqow',
  relisted: 'zqul',
  foreign: 'zquf',
};

function recordOf(listing: ListingName, at: number): OwnRecord {
  const stem = stems[listing];
  return {
    ein: `12-86420${at}7`,
    businessName: `${stem}legal Works LLC`,
    businessAddress: `7${at} ${stem}street Lane, Draper, UT 84020`,
    dba: `${stem}trade Pipes`,
  };
}

function draftOf(listing: ListingName, at: number): ReturnType<typeof aDraft> {
  const stem = stems[listing];
  const plain = aDraft();
  const secret = listing === 'draft' || listing === 'inReview';
  const title = secret ? `Established ${stem}title contractor` : plain.teaser.title;
  return {
    ...plain,
    teaser: { ...plain.teaser, title },
    profile: enteredFields.parse(
      Object.fromEntries(privateFieldNames.map((field) => [field, plantedIn(listing, field, at).value])),
    ),
  };
}

/** Of a general ledger: the name of a file, an account, who a line names, what it says; what adjusts it, and what is owed. */
export const ledgerThings = ['file', 'account', 'name', 'memo', 'adjustment', 'item'] as const;
const ledgerWords = (of: 'target' | 'foreign') => ({
  file: `zg${of}file`,
  account: `zg${of}account`,
  name: `zg${of}name`,
  memo: `zg${of}memo`,
  adjustment: `zg${of}adjustment`,
  item: `zg${of}item`,
});

export const checkThings = ['scenario', 'assignee', 'helper', 'share'] as const;

type Planted = { value: unknown; found: readonly Canary[] };
type Spot = { name: string; letters: string; number: number; at: number };

/** `number`: index of the field in the table, `at`: of the listing. Together they make every value unique. */
const planted: Record<FieldKind, (spot: Spot) => Planted> = {
  prose: ({ name, letters }) => ({ value: `The long ${letters} story.`, found: [word(name, letters)] }),
  website: ({ name, letters }) => ({ value: `https://${letters}.example`, found: [word(name, letters)] }),
  email: ({ name, letters }) => ({ value: `${letters}@people.example`, found: [word(name, letters)] }),
  phone: ({ name, number: field, at }) => {
    const value = `385-5${String(field).padStart(2, '0')}-01${at}4`;
    return { value, found: [digits(name, value.replace(/\D/g, ''))] };
  },
  amount: plantedAmount,
  earnings: plantedAmount,
  people: ({ name, number: field, at }) => plantedNumber(name, 48_600 + field * 10 + at),
  year: ({ name, number: field, at }) => plantedNumber(name, 1701 + field * 6 + at),
  day: ({ name, number: field, at }) => {
    const year = String(2_100 + field * 6 + at);
    const inWords = ['july14', 'jul14'].map((day) => word(name, `${day},${year}`));
    return { value: `${year}-07-14`, found: [digits(name, `${year}0714`), ...inWords] };
  },
  // One of four words is nothing that could be found.
  reason: () => ({ value: 'relocation', found: [] }),
};

function plantedAmount({ name, number: field, at }: Spot): Planted {
  const value = (field + 4) * 100_000_000 + 123_401 + at * 10_000;
  return { value, found: [digits(name, String(value))] };
}

function plantedNumber(name: string, value: number): Planted {
  return { value, found: [number(name, String(value))] };
}

function plantedIn(listing: ListingName, field: PrivateField, at: number): Planted {
  return planted[rowOf(field).kind]({
    name: `${listing}.${field}`,
    letters: `${stems[listing]}${field.toLowerCase()}`,
    number: privateFieldNames.indexOf(field),
    at,
  });
}

export const openedByApproval: readonly string[] = [
  'legalName',
  'address',
  'dba',
  ...privateFieldNames.filter((field) => plantedIn('target', field, 0).found.length > 0),
];

function listingCanaries(listing: ListingName, at: number): Canary[] {
  const stem = stems[listing];
  const of = (field: string) => `${listing}.${field}`;
  return [
    word(of('legalName'), `${stem}legal`),
    word(of('address'), `${stem}street`),
    word(of('dba'), `${stem}trade`),
    ...privateFieldNames.flatMap((field) => plantedIn(listing, field, at).found),
    digits(of('ein'), `1286420${at}7`),
    ...(listing === 'draft' || listing === 'inReview' ? [word(of('title'), `${stem}title`)] : []),
  ];
}

const people = viewerNames.filter((name) => name !== 'visitor');
const stemOf = (name: PersonName) => `zx${name.toLowerCase()}`;

function personCanaries(name: PersonName, at: number): Canary[] {
  return [
    word(`${name}.firstName`, `${stemOf(name)}fore`),
    word(`${name}.lastName`, `${stemOf(name)}sur`),
    word(`${name}.email`, `${stemOf(name)}mail`),
    digits(`${name}.phone`, `80155523${10 + at}`),
  ];
}

const buyers = [
  'asked',
  'routed',
  'awaiting',
  'signed',
  'approved',
  'refused',
  'revoked',
  'elsewhere',
] as const;

const threadWriters = ['asked', 'approved', 'owner'] as const;

const roomNames = ['target', 'foreign'] as const;
const roomThings = ['open', 'closed', 'held', 'group', 'question', 'diligence', 'contest'] as const;
const roomWords = (room: (typeof roomNames)[number]) => ({
  open: `zd${room}open`,
  closed: `zd${room}closed`,
  held: `zd${room}held`,
  group: `zd${room}group`,
  question: `zd${room}question`,
  diligence: `zd${room}diligence`,
  contest: `zd${room}contest`,
});

export const canaries: readonly Canary[] = [
  ...listingNames.flatMap(listingCanaries),
  ...people.flatMap(personCanaries),
  ...buyers.map((name) => word(`${name}.message`, `zm${name}message`)),
  // The ending of every password.
  word('passwords', 'has a password'),
  word('reason.refusal', 'zrrefusalreason'),
  word('reason.revocation', 'zrrevocationreason'),
  word('reason.review', 'zrreviewnote'),
  word('waitlist.email', 'zwwaitlistmail'),
  word('webhook.address', 'zwwebhookkey'),
  word('owner.bio', 'zvownerbio'),
  word('offer.sent', 'zosentterms'),
  word('offer.draft', 'zodraftterms'),
  word('photo.metadata', 'zvexifartist'),
  word('target.photo', 'zqatphoto'),
  word('foreign.photo', 'zqufphoto'),
  ...threadWriters.flatMap((name, at) => [
    word(`thread.${name}`, `zy${name}said`),
    digits(`thread.${name}.contact`, `80155577${10 + at}`),
  ]),
  word('payment.reference', 'zpreference'),
  word('payment.reason', 'zpfailure'),
  word('stranger.search', 'zssearchname'),
  word('stranger.practice', 'zkpractice'),
  word('target.books', 'zbtargetbooks'),
  word('foreign.books', 'zbforeignbooks'),
  ...roomNames.flatMap((of) => ledgerThings.map((thing) => word(`${of}.ledger.${thing}`, `zg${of}${thing}`))),
  ...checkThings.map((thing) => word(`target.check.${thing}`, `zc${thing}check`)),
  ...roomNames.flatMap((room) =>
    roomThings.map((thing) => word(`${room}.room.${thing}`, `zd${room}${thing}`)),
  ),
];

export function canaryWords(): WorldWords {
  const byPerson = <T>(of: (name: PersonName, at: number) => T) =>
    Object.assign({}, ...people.map((name, at) => ({ [name]: of(name, at) })));
  const byListing = <T>(of: (name: ListingName, at: number) => T) =>
    Object.assign({}, ...listingNames.map((name, at) => ({ [name]: of(name, at) })));
  return {
    names: byPerson((name) => `${stemOf(name)}fore ${stemOf(name)}sur`),
    emails: byPerson((name) => `${stemOf(name)}mail@people.example`),
    phones: byPerson((_name, at) => `801-555-23${10 + at}`),
    records: byListing(recordOf),
    drafts: byListing(draftOf),
    messages: Object.assign({}, ...buyers.map((name) => ({ [name]: `Please, zm${name}message` }))),
    reasons: {
      refusal: 'Because of zrrefusalreason',
      revocation: 'Because of zrrevocationreason',
      review: 'See the zrreviewnote',
    },
    threadWords: Object.assign(
      {},
      ...threadWriters.map((name, at) => ({
        [name]: { said: `Says zy${name}said.`, contact: `Reach me: 801.555.77${10 + at}.` },
      })),
    ),
    bio: 'They call me zvownerbio.',
    books: { target: 'zbtargetbooks', foreign: 'zbforeignbooks' },
    ledgers: { target: ledgerWords('target'), foreign: ledgerWords('foreign') },
    check: {
      scenario: 'With zcscenariocheck',
      assignee: 'Miss zcassigneecheck',
      helper: 'zchelpercheck@people.example',
      share: 'The zcsharecheck bank',
    },
    waitlistEmail: 'zwwaitlistmail@people.example',
    webhookUrl: 'https://hooks.example/zwwebhookkey',
    payment: { reference: 'check zpreference', reason: 'Because of zpfailure' },
    offers: { sent: 'See the zosentterms', draft: 'See the zodraftterms' },
    photos: { exif: 'zvexifartist', hidden: 'The zqatphoto bench', foreign: 'The zqufphoto bench' },
    searchName: 'zssearchname',
    practice: 'Mostly zkpractice.',
    rooms: { target: roomWords('target'), foreign: roomWords('foreign') },
  };
}
