import type { Row } from './row.ts';

const listing = /^Listing: “Established service contractor”$/m;
const buyer = /^Buyer: Ada Lovelace$/m;
const customer = /^Customer: Zebulon Quist$/m;
const service = /^Service: Digital Quality of Earnings$/m;
const asked = /on [A-Z][a-z]+ \d+, \d{4} \(Eastern Time\)/;

export const toldByRooms = {
  'room-documents': [
    ['winner', '1 new document in a deal room', listing, /In 1 folder of the deal room: 1 document/],
  ],
  'room-closed': [
    ['winner', 'A deal room was closed and is kept for you', listing, /keep access/],
    ['winner', 'A deal room you had access to was closed', listing, /no longer open to you/],
    ['winner', 'The archive of a deal room is ready', listing],
    ['seller', 'The archive of a deal room is ready', listing],
  ],
  'question-moved': [
    ['seller', 'A buyer asked a question in your deal room', listing, buyer],
    ['expert', 'A question was assigned to you', /draft the answer/],
    ['seller', 'An answer is waiting for your approval', listing, buyer, /expert whom you asked/],
    ['winner', 'Your question was answered', listing, asked],
    ['winner', 'Your question will not be answered', listing, asked],
  ],
  'diligence-moved': [
    ['seller', 'A buyer sent a diligence request in your deal room', listing, buyer],
    ['seller', 'A buyer sent 2 diligence requests in your deal room', listing, buyer],
    ['expert', 'A diligence request was assigned to you', /by January 31, 2030/],
    ['seller', 'A diligence request is waiting for your answer', listing, buyer, /no\. 1/],
    ['winner', 'Your diligence request was answered', listing, /no\. 1/, asked],
    ['seller', 'A diligence request was opened again', listing, buyer, /no\. 1/],
    ['winner', 'Your diligence request was declined', listing, /no\. 1/],
  ],
  'add-back-moved': [
    ['winner', 'The seller answered your contest of an adjustment', listing, /invite a CPA/],
    ['seller', 'A CPA was invited to decide on a contested adjustment', listing, /The buyer invited/],
    ['expert', 'A contested adjustment waits for your decision', /Read both sides/],
    ['seller', 'A buyer no longer contests an adjustment', listing, /took the contest back/],
  ],
  'report-reading-moved': [
    ['seller', 'A CPA commented on your quality of earnings report', /open comments cannot be signed off/],
    ['expert', 'The seller answered your comment on a report', /Read the answer/],
    ['expert', 'The seller resolved your comment on a report', /open the comment again/],
    ['seller', 'A comment on your earnings report is resolved', /nothing is left/],
    ['expert', 'There is a new earnings report for you to read', /what has changed/],
    ['seller', 'A CPA signed off your quality of earnings report', /names the reviewer/],
    ['seller', 'The books changed after a CPA signed off your report', /Write a new report/],
    ['expert', 'The books changed after you signed off a report', /You can withdraw it/],
    ['seller', 'A CPA withdrew the sign-off of your earnings report', /Read the reason/],
    ['seller', 'The CPA no longer reads your earnings report', /ended it themselves/],
    ['expert', 'Your access to a quality of earnings report has ended', /until you withdraw them/],
  ],
  'cpa-invited': [
    [
      'expert',
      'You are asked to review an earnings report',
      /asks you, as a CPA/,
      /not an audit, review or other attest engagement/,
    ],
    [
      'expert',
      'You are asked to decide on an adjustment',
      /The buyer asks you, as a CPA/,
      /create an account/,
    ],
  ],
  'order-moved': [
    ['seller', 'Your order was placed', service, /^Amount: \$1,500$/m, /Please pay by [A-Z]/],
    ['admin', 'A service was ordered', customer, service, /^Invoice: INV-/m],
    ['seller', 'Your payment for an order is being processed', service, /^Balance due: /m],
    ['seller', 'Your payment for an order failed', service, /pay again/],
    ['admin', 'A customer canceled an order', customer, service],
    ['seller', 'Your order was delivered', service],
  ],
  'check-helper-invited': [
    ['helper', 'You are asked to help with a health check', /“Risk check” and “Growth plan”, and to enter/],
    ['expert', 'You are asked to help with a health check', /to enter its books/],
  ],
  'check-moved': [
    ['seller', 'Your broker started a health check of your business', /^Broker: Bonaparte Mandell$/m],
    ['seller', 'Someone accepted your invitation to a health check', /hannelore\.assister@people\.example/],
    ['seller', 'Someone declined your invitation to a health check', /nora\.ledgerman@people\.example/],
    ['helper', 'Your help with a health check has ended', /no longer open to you/],
  ],
  'check-task-due': [
    ['seller', 'A task of your health check is due', /^Task: Largest customer$/m, /^Due: January 5, 2026/m],
  ],
  'storage-nearly-full': [
    ['seller', 'A deal room of yours is 80% full', listing, /^8 GB of 10 GB are used\./m, /Remove documents/],
    ['seller', 'Your storage is 85% full', /^17 GB of 20 GB are used/m, /you cannot upload files/],
    ['admin', 'The storage of this site is 81% full', /^817 GB of 1 TB are used\./m, /raise QUOTA_SITE/],
    [
      'admin',
      'The disk of the files is 85% full',
      /^250 GB of 1\.1 TB are free\. Below 100 GB, uploads are refused/m,
      /Free up space/,
    ],
  ],
  'webhook-turned-off': [
    ['seller', 'One of your webhooks was turned off', /address answered that it is gone for good/],
  ],
  'backup-failed': [
    [
      'admin',
      'The last backup failed',
      /^What went wrong: There is no room/m,
      /^There is no backup\.$/m,
      /backups/,
    ],
  ],
  'notification-digest': [
    ['watcher', 'Your daily summary: 1 update', /A listing that you watch is under offer \(“Established/],
  ],
} satisfies Record<string, readonly Row[]>;
