import type { Row } from './row.ts';

const listing = /^Listing: “Established service contractor”$/m;
const winner = /^Buyer: Ada Lovelace$/m;
const rival = /^Buyer: Bela Kunstler$/m;
const watcher = /^Buyer: Walpurga Gaze$/m;
const broker = /^Broker: Bonaparte Mandell$/m;
const day = /by [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M Eastern Time \(\d+:\d\d [AP]M UTC/;
const until = /until [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M Eastern Time \(\d+:\d\d [AP]M UTC/;
const ends = 'There is nothing left for you to do.';

const requests: readonly Row[] = [
  ['seller', 'Our team sent a request to your broker', listing, winner, /Your broker screens the buyer/],
  ['seller', 'Your broker put a request on hold', listing, winner, /more information from the buyer/],
  ['winner', 'The seller asks you for more information', listing, day],
  ['seller', 'Your broker sent an NDA to a buyer', listing, winner, /Nothing opens before/],
  ['seller', 'Your broker approved a buyer', listing, winner, /You can change or end their access/],
  ['winner', 'You have access', listing, /the business’s name/],
  ['rival', 'You have access', listing],
  ['winner', 'More of a listing is open to you now', listing, /your access level to “Diligence”/],
  [
    'seller',
    'Your broker changed a buyer’s access',
    listing,
    winner,
    /from the access level “Profile” to “Diligence”/,
  ],
  ['watcher', 'Your signature is in', listing, day],
  ['broker', 'A buyer signed the NDA for a listing that you represent', listing, winner, day],
  ['broker', 'A buyer signed the NDA for a listing that you represent', listing, rival, day],
  ['broker', 'A buyer signed the NDA for a listing that you represent', listing, watcher, /countersigned/],
  ['winner', 'A seller corrected figures of a listing open to you', listing, /What changed is SDE\./],
  ['winner', 'You bought the business', listing, /recorded the sale to you/],
  ['rival', 'The business was sold', listing, /to another buyer/],
  ['watcher', 'The business was sold', listing],
  ['rival', 'The listing was withdrawn', listing],
  ['winner', 'Your request is still waiting for information from you', listing, day],
  ['winner', 'Your request has ended', listing],
  ['rival', 'Your request has ended', listing, /request expired before/],
  ['watcher', 'Your request has ended', listing, /did not answer in time/],
  ['seller', 'A request for your listing has ended', listing, rival, new RegExp(ends)],
  ['winner', 'Your proof of identity was rejected', /The reason our team gave: It is cut off/],
  ['winner', 'Your proof of funds was verified', until],
  ['winner', 'Your proof of funds has expired', /Upload a new one/],
];

const handedIn: readonly Row[] = [
  ['admin', 'A proof of identity is waiting for review', /opens nothing/],
  ['admin', 'A proof of funds is waiting for review', /verify it or reject it/],
];

const offers: readonly Row[] = [
  ['seller', 'A buyer sent an offer for your listing', listing, rival, /letter of intent/, until],
  ['winner', 'Your offer is under review', listing, until],
  ['winner', 'The seller sent a counteroffer', listing, until],
  [
    'seller',
    'The buyer accepted your counteroffer',
    listing,
    winner,
    /^This opens the Diligence level to the buyer: its documents in the deal room, once they are published\. Due diligence and the purchase agreement come next/m,
  ],
  ['rival', 'Your offer is on hold', listing, /accepted another offer/],
  ['seller', 'The sale was recorded', listing, winner],
  ['seller', 'An offer for your listing expired', listing, winner],
  ['winner', 'Your offer expired', listing],
];

export const toldByDeals = {
  'access-requested': [
    ['seller', 'A buyer requested access to your listing', listing, winner, /Read their message/, day],
    ['seller', 'A buyer requested access to your listing', listing, rival, /Review their profile/, day],
    ['broker', 'A buyer requested access to a listing that you represent', listing, /^Buyer: /m, day],
    ['broker', 'A request was sent to you for screening', listing, winner, /Screen the buyer/],
    ['seller', 'A buyer is still waiting for your answer', listing, watcher, day],
    ['broker', 'A buyer is still waiting for your answer', listing, watcher, day],
    ['admin', 'A request for access was not answered for two weeks', listing, /The seller’s side was/],
    ['admin', 'A request for access was not answered for two weeks', listing, /The buyer was/],
  ],
  'request-moved': requests,
  'proof-handed-in': handedIn,
  'nda-issued': [['winner', 'An NDA is ready for you to sign', /“Established service contractor”/, day]],
  'nda-signing-code': [
    [
      'winner',
      'Your code for signing an NDA',
      /“Established/,
      /Your code is \d{6}\./,
      /never ask you for this/,
    ],
    ['rival', 'Your code for signing an NDA', /where you sign your NDA passport/],
  ],
  'nda-reminder': [['rival', 'An NDA is still waiting for your signature', /“Established/, until]],
  'nda-signed': [
    ['winner', 'An NDA was signed', /You signed the NDA for the listing “Established/, /audit certificate/],
    [
      'seller',
      'A buyer signed the NDA and is waiting for your decision',
      winner,
      /“Established/,
      /Approve the request/,
      day,
      /audit certificate/,
    ],
    ['rival', 'You signed your NDA passport', /master agreement/],
    [
      'winner',
      'You have access',
      /You signed the NDA for the listing “/,
      /name, address/,
      /audit certificate/,
    ],
    ['seller', 'A buyer signed the NDA and was approved by your rules', winner, /You can change or end/],
    ['rival', 'An NDA was signed with a passport', /“Established/, /joinder/],
    [
      'seller',
      'A buyer signed the NDA and is waiting for your decision',
      rival,
      /“Established/,
      /with an NDA passport/,
      day,
      /joinder/,
    ],
    ['seller', 'An NDA is waiting for your countersignature', watcher, /“Established/],
  ],
  'nda-passport': [['winner', 'Your NDA passport has expired', /expired on [A-Z][a-z]+ \d+, \d{4}/]],
  'broker-invited': [
    ['otherBroker', 'You are invited to act as a broker', day, /once you accept/, /ignore this email/],
  ],
  'mandate-moved': [
    ['seller', 'Your broker accepted the engagement', listing, broker, until, /may approve them/],
    ['seller', 'The broker that you invited has declined', listing, /ottokar\.declan@people\.example/],
    ['broker', 'The owner decides on a listing again', listing, /Only the owner approves them/],
    ['seller', 'Your broker asks to decide for you on a listing', listing, broker, /until you decide/],
    ['seller', 'Your broker asks for facts about a listing', listing, broker, /Lease end, Employees/],
    ['broker', 'The owner leaves your engagement as it is', listing, /stays as it was/],
    ['broker', 'The owner lets you decide on a listing', listing, /you approve buyers/],
    ['broker', 'The owner has ended one of your engagements', listing],
    ['seller', 'An engagement on your listing has expired', listing, broker],
    ['broker', 'One of your engagements has reached its end date', listing],
    ['broker', 'A listing that you act for is under offer', listing, /“Under offer”/],
    ['otherBroker', 'A listing that you act for was sold', listing, /The owner recorded the sale/],
    ['otherBroker', 'A listing that you act for was withdrawn', listing, /can list the business again/],
  ],
  'offer-moved': offers,
  'message-received': [
    ['seller', 'You have a new message', listing, /^From: Ada Lovelace$/m],
    ['winner', 'You have a new message', listing, /^The owner of the listing wrote to you\.$/m],
    ['rival', 'You have a new message', listing, /^The owner of the listing wrote to you\.$/m],
  ],
  'listing-decided': [
    ['seller', 'Your listing came back from review', listing, /The reason given: Say more about the team/],
    ['seller', 'Your broker changed your listing', listing, /^Changed: .*[Aa]sking price/m],
    ['seller', 'A photo of your listing is public now', listing],
    ['seller', 'A photo of your listing was not accepted', listing, /The reason given: Too dark/],
  ],
  'listing-submitted': [
    ['admin', 'A listing is waiting for its review', /send it back with a reason/],
    ['admin', 'Photos of a listing are waiting for review', listing, /Approve or reject/],
  ],
  'watched-listing': [['watcher', 'The asking price of a listing you watch changed', listing, /price now:/]],
  'saved-search-mail': [
    [
      'watcher',
      '1 new listing matches a saved search',
      /“Anything at all”/,
      /Established/,
      /without signing in/,
    ],
    ['watcher', '3 new listings match a saved search'],
  ],
} satisfies Record<string, readonly Row[]>;
