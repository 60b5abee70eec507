import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { brokerNdas, esign, ndaTemplate, product, utahUeta } from './sources.ts';

const updated = '2026-11-23';

export const agreementArticles: readonly HelpArticle[] = [
  {
    slug: 'asking-for-access',
    title: 'Asking for access to a listing',
    question: 'How do I find out which business it is?',
    audience: ['buyers'],
    summary:
      'Press “NDA Request” on a listing, read and sign the agreement, and wait for the owner. At every step you see your status and who acts next.',
    body: [
      steps(
        'Browse the [businesses for sale](/businesses-for-sale). You don’t need an account for that.',
        'Create an account with your real name: it goes into the agreement. Confirm your email address while you are there.',
        'Open a listing in the [marketplace](/marketplace), show its details and press “NDA Request”. Add a few lines about yourself if you like: the owner reads them first.',
        'The seller’s side, a broker or an administrator sends you the agreement. You have 14 days to read and sign it, or to decline.',
        'The owner decides. When you are approved, the private profile opens on the same page.',
      ),
      h('What the owner sees about you'),
      p(
        'Your name and email address, whether that address is confirmed, and what you wrote. An unconfirmed address does not stop you, but the owner sees that it is unconfirmed, and the certificate of your agreement says so.',
      ),
      h('How often you may ask'),
      p(
        'You can have one open request per listing. After it has ended, for any reason, you may ask again 30 days later. A request that waits for a decision ends automatically after 30 days. You may withdraw at any time.',
      ),
      h('Getting approved'),
      p(
        'The owner is trusting you with the business’s best-kept secret. Say who you are, what you have run or bought before, and how you would pay for it. A request without a message is easy to decline.',
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
    reviewer,
  },
  {
    slug: 'access-request-statuses',
    title: 'The six statuses of an access request',
    question: 'What do Requested, Pending and the others mean?',
    audience: ['everybody', 'sellers', 'buyers', 'brokers'],
    summary:
      'A request is Requested, Sent to Broker, Awaiting Signature, Pending, Approved or Denied. Each status says who acts next, and only one of them opens a profile.',
    body: [
      table(
        'The statuses',
        ['Status', 'Meaning', 'Who acts'],
        ['Requested', 'a buyer asked', 'the owner, a broker or an administrator'],
        ['Sent to Broker', 'a broker is screening the buyer', 'the broker; the owner can as well'],
        ['Awaiting Signature', 'the agreement was sent', 'the buyer, within 14 days'],
        [
          'Pending',
          'a decision, an answer or a check is outstanding',
          'the person that the page names, within 30 days',
        ],
        ['Approved', 'the private profile is open to this buyer', 'no one; access can end'],
        ['Denied', 'the request is over', 'no one; the page says why'],
      ),
      h('The usual order'),
      p(
        'Requested, perhaps Sent to Broker, Awaiting Signature, Pending while the owner decides, Approved. If the owner lets the profile open on signature, Pending is skipped.',
      ),
      h('What cannot happen'),
      list(
        'No request becomes Approved without a complete, valid agreement, not even through an administrator.',
        'Buyers cannot move their own request, except by signing, declining or withdrawing.',
        'A broker decides only if the owner delegated approvals. Otherwise the broker screens buyers and sends the agreement.',
        'A pending request goes back only to the step that it came from.',
      ),
      h('Why a request was denied'),
      p(
        'The page says why: declined by the seller’s side, the agreement was declined, withdrawn by the buyer, access was revoked or given up, no one signed or decided in time, or the listing was sold or withdrawn. Internal reasons that the seller’s side wrote down are not shown to the buyer.',
      ),
    ],
    related: ['asking-for-access', 'when-access-is-revoked', 'brokers-and-mandates', 'what-the-nda-binds'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'what-the-nda-binds',
    title: 'What the confidentiality agreement (NDA) binds you to',
    question: 'What do I promise when I sign the NDA?',
    audience: ['buyers', 'sellers'],
    summary:
      'You use what you learn only to evaluate the purchase, keep it and the sale itself confidential, contact no one around the business, and do not go around the owner’s broker.',
    body: [
      p(
        'The full text is on the page where you sign it, and that text is what applies. In short, version 1 says this.',
      ),
      table(
        'The main duties, and how long they last',
        ['Duty', 'Duration'],
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
        ['Return or destroy on request, or when you give up', 'within 10 days'],
      ),
      h('What you remain free to do'),
      list(
        'Use information that is public, that you knew before, or that you received from a person free to disclose it.',
        'Share it with your attorneys, accountants and lenders, who must keep it as confidential as you do. You are responsible for their compliance.',
        'Own or buy any business, including a competitor: there is no covenant not to compete.',
        'Disclose what a court or an authority compels, and make any report that the law protects.',
      ),
      h('Who is bound'),
      p(
        'You, or the company that you sign for, and the owner, who keeps confidential what you disclose about yourself. The law of Utah applies. An attorney in North Carolina warns that some broker forms forbid contact for so long that they become restraints of trade. The duties here end at fixed times.',
      ),
      noAdvice,
    ],
    related: ['signing-electronically', 'asking-for-access', 'when-access-is-revoked'],
    sources: [ndaTemplate, brokerNdas],
    updated,
    reviewer,
  },
  {
    slug: 'signing-electronically',
    title: 'Signing electronically, and why it is valid',
    question: 'Is an electronic signature on a web page legally valid?',
    audience: ['buyers', 'sellers'],
    summary:
      'Federal and state law give an electronic signature the same effect as ink. What counts later is evidence, and the signed file carries it.',
    body: [
      h('The law'),
      p(
        'Under the federal ESIGN Act, a signature or contract may not be denied legal effect solely because it is electronic (15 U.S.C. 7001(a)). No one is required to use one. Utah’s Uniform Electronic Transactions Act says the same and defines an electronic signature as a sound, symbol or process attached to a record and adopted with the intent to sign it. A signature is yours if it was your act, which may be shown in any manner.',
      ),
      h('How you sign here'),
      steps(
        'The whole agreement is on the page, and you read to its end.',
        'You agree to electronic records in a box that is not ticked in advance. You may ask for paper instead.',
        'You say whether you sign for yourself or for a company, and type your name or draw your signature.',
        'You confirm with a six-digit code that we email you, or with a [passkey](/help/passkeys), and press the button. That is a separate act.',
      ),
      h('What is kept'),
      p(
        'The exact text and its SHA-256 hash, your name as typed and as in your account, your signature if you drew it, your email and the time of the code, network address, browser and time zone, and the time of each step. The steps form a chain: each entry holds the hash of the one before. All of it is printed on the audit certificate, the last pages of the file, so anyone can recompute each hash with a text editor and a tool such as sha256sum. For the owner’s steps the file shows only a hash, because it does not name the owner. Older agreements say that only our records can check their log.',
      ),
      p(
        'Shortly after the signature the file is sealed: an electronic signature of the platform around the whole file, which shows any later change. From then on both sides can download the same file. Before each download we compare it with the stored hash. An agreement that is not signed within 14 days expires.',
      ),
      h('Checking a file later'),
      p(
        'Anyone can upload a file to [Verify a document](/verify), without an account. The page says whether it is the original, and if not, which byte is the first that differs. The seal is an integrity seal, not a qualified signature.',
      ),
      noAdvice,
    ],
    related: ['what-the-nda-binds', 'asking-for-access', 'privacy-of-your-data'],
    sources: [esign, utahUeta, product],
    updated,
    reviewer,
  },
];
