import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps, table } from './blocks.ts';
import { brokerNdas, esign, ndaTemplate, product, utahUeta } from './sources.ts';

const updated = '2026-11-20';

/** Asking, signing, deciding. */
export const agreementArticles: readonly HelpArticle[] = [
  {
    slug: 'asking-for-access',
    title: 'Asking for access to a listing',
    question: 'How do I find out which business it is?',
    audience: ['buyers'],
    summary:
      'Press “NDA Request” on a listing, read and sign the agreement, and wait for the owner. You see at every step where you stand and who acts next.',
    body: [
      steps(
        'Look through the [businesses for sale](/businesses-for-sale). No account is needed for that.',
        'Create an account with your real name: it goes into the agreement. Confirm your email address while you are there.',
        'Open a listing in the [marketplace](/marketplace), show its details and press “NDA Request”. Add a few lines about yourself if you like: the owner reads them first.',
        'The seller’s side, a broker or an administrator sends you the agreement. You have 14 days to read and sign it, or to decline.',
        'The owner decides. When you are approved, the private profile opens on the same page.',
      ),
      h('What the owner sees of you'),
      p(
        'Your name and email address, whether that address is confirmed, and what you wrote. An unconfirmed address does not stop you, but the owner sees that it is unconfirmed, and the certificate of your agreement says so.',
      ),
      h('How often you may ask'),
      p(
        'You can have one open request for a listing. After it has ended, for whatever reason, you may ask again 30 days later. A request that waits for a decision ends by itself after 30 days. You may withdraw at any time.',
      ),
      h('Getting approved'),
      p(
        'An owner gives away the best kept secret of the business. Say who you are, what you have run or bought before, and how you would pay for it. A request without a word is easy to turn down.',
      ),
    ],
    related: [
      'what-the-nda-binds',
      'signing-electronically',
      'access-request-statuses',
      'what-a-teaser-shows',
    ],
    sources: [product],
    updated,
  },
  {
    slug: 'access-request-statuses',
    title: 'The six statuses of an access request',
    question: 'What do Requested, Pending and the others mean?',
    audience: ['everybody', 'sellers', 'buyers', 'brokers'],
    summary:
      'A request is Requested, Sent to Broker, Awaiting Signature, Pending, Approved or Denied. Each says who acts next, and only one of them opens a profile.',
    body: [
      table(
        'The statuses',
        ['Status', 'Means', 'Who acts'],
        ['Requested', 'a buyer asked', 'the owner, a broker or an administrator'],
        ['Sent to Broker', 'a broker looks at the buyer', 'the broker; the owner can as well'],
        ['Awaiting Signature', 'the agreement is out', 'the buyer, within 14 days'],
        [
          'Pending',
          'a decision, an answer or a check is outstanding',
          'whoever the page names, within 30 days',
        ],
        ['Approved', 'the private profile is open to this buyer', 'nobody; access can end'],
        ['Denied', 'the request is over', 'nobody; the page says why'],
      ),
      h('The usual way'),
      p(
        'Requested, perhaps Sent to Broker, Awaiting Signature, Pending while the owner decides, Approved. An owner who lets the profile open on signature skips Pending.',
      ),
      h('What cannot happen'),
      list(
        'Nobody goes to Approved without a complete, valid agreement, not even through an administrator.',
        'A buyer cannot move their own request, except by signing, declining or withdrawing.',
        'A broker decides only where the owner has delegated the decision; otherwise a broker vets and sends the agreement.',
        'A pending request goes back only to the step that it came from.',
      ),
      h('Why a request was denied'),
      p(
        'The page tells: refused by the seller’s side, the agreement was declined, withdrawn by the buyer, access was revoked or given up, nobody signed or decided in time, or the listing was sold or withdrawn. What the seller’s side wrote to itself as a reason is not shown to the buyer.',
      ),
    ],
    related: ['asking-for-access', 'when-access-is-revoked', 'brokers-and-mandates', 'what-the-nda-binds'],
    sources: [product],
    updated,
  },
  {
    slug: 'what-the-nda-binds',
    title: 'What the agreement binds you to',
    question: 'What do I promise when I sign the NDA?',
    audience: ['buyers', 'sellers'],
    summary:
      'To use what you learn for evaluating the purchase only, to keep it and the sale itself secret, to contact nobody around the business, and not to go around the owner’s broker.',
    body: [
      p(
        'The full text stands on the page where you sign it, and that text counts. In short, version 1 says this.',
      ),
      table(
        'The main duties, and how long they last',
        ['Duty', 'Time'],
        [
          'Confidentiality, including the fact that the business is for sale',
          '3 years; trade secrets longer',
        ],
        [
          'No contact with staff, customers, suppliers, landlord, lenders or franchisor about the sale',
          '24 months',
        ],
        ['No soliciting of employees (not in California)', '24 months'],
        ['No use of what you learned to draw customers or suppliers away', '24 months'],
        ['No going around the owner’s broker or this site', '24 months'],
        ['Return or destroy when asked, or when you give up', 'within 10 days'],
      ),
      h('What it leaves free'),
      list(
        'Information that is public, that you knew before, or that you got from somebody free to give it.',
        'Your lawyers, accountants and lenders, who must keep it as strictly as you do. You answer for them.',
        'Owning or buying any business, a competitor included: there is no covenant not to compete.',
        'What a court or an authority compels, and every report that the law protects.',
      ),
      h('Who is bound'),
      p(
        'You, or the company that you sign for, and the owner, who keeps secret what you disclose about yourself. The law of Utah applies. An attorney in North Carolina warns that some broker forms forbid contact for so long that they become restraints of trade; the duties here end at fixed times.',
      ),
      noAdvice,
    ],
    related: ['signing-electronically', 'asking-for-access', 'when-access-is-revoked'],
    sources: [ndaTemplate, brokerNdas],
    updated,
  },
  {
    slug: 'signing-electronically',
    title: 'Signing electronically, and how it stands up',
    question: 'Is a signature on a web page worth anything?',
    audience: ['buyers', 'sellers'],
    summary:
      'Federal and state law give an electronic signature the effect of ink. What counts later is evidence, and the signed file carries it.',
    body: [
      h('The law'),
      p(
        'Under the federal ESIGN act, a signature or contract may not be denied legal effect solely because it is electronic (15 U.S.C. 7001(a)). Nobody is forced to use one. Utah’s Uniform Electronic Transactions Act says the same and defines an electronic signature as a sound, symbol or process attached to a record and adopted with the intent to sign it. A signature is yours if it was your act, which may be shown in any manner.',
      ),
      h('How you sign here'),
      steps(
        'The whole agreement is on the page, and you read to its end.',
        'You agree to electronic records in a box that nobody has ticked for you. You may ask for paper instead.',
        'You say whether you sign for yourself or for a company, and type your name or draw your signature.',
        'You confirm with a code of six digits that is sent to your email address, and press the button. That is a separate act.',
      ),
      h('What is kept'),
      p(
        'The exact text and its SHA-256 fingerprint, your name as typed and as in your account, your signature if you drew it, email and the code’s time, network address, browser and time zone, and the time of each step. The steps form a chain: each entry holds the fingerprint of the one before. All of it is printed on the audit certificate, the last pages of the file, so that anyone can work out each fingerprint again with a text editor and a tool such as sha256sum. The owner’s steps are covered by a fingerprint alone, since the file names no owner. Older agreements say that only our records can check their log.',
      ),
      p(
        'A moment after the signature the file is sealed: an electronic signature of the platform around the whole of it, which shows any later change. From then on both sides can download the same file. Before it is handed out, it is compared with the fingerprint that was stored. An agreement that nobody signs within 14 days runs out.',
      ),
      h('Checking a file later'),
      p(
        'Anybody can bring a file to [Verify a document](/verify), without an account. The page says whether it is the original, and if not, which byte is the first that differs. The seal is an integrity seal, not a qualified signature.',
      ),
      noAdvice,
    ],
    related: ['what-the-nda-binds', 'asking-for-access', 'privacy-of-your-data'],
    sources: [esign, utahUeta, product],
    updated,
  },
];
