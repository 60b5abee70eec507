import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, note, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import {
  bizBuySell2024,
  irsDispositions,
  lettersOfIntent,
  marketPulse2021,
  marketPulse2025,
  practice,
  product,
  sbaChanges,
  workingCapitalStudy,
} from './sources.ts';

const updated = '2026-11-23';

export const dealArticles: readonly HelpArticle[] = [
  {
    slug: 'letter-of-intent',
    title: 'The letter of intent and exclusivity',
    question: 'What does a letter of intent commit me to?',
    audience: ['sellers', 'buyers'],
    summary:
      'A letter of intent (LOI) sets out price and structure before attorneys draft the contract. Most of it is nonbinding. Exclusivity and confidentiality usually bind.',
    body: [
      p(
        'After a buyer has seen the profile and talked with you, they put an offer in writing. It is short, and it sets the terms for everything that follows: what you concede here is hard to win back later.',
      ),
      h('What belongs in it'),
      list(
        'The buyer, and what they buy: assets or the company itself.',
        'Price: cash at closing, loans, [seller note, earn-out](/help/earn-outs-and-seller-notes), deposit. The sources add up to the price.',
        'Whether [working capital](/help/working-capital-and-the-peg) is included, and how it is measured.',
        'Closing conditions: financing, lease, licenses, key people.',
        'The scope and the deadline of diligence.',
        'Your help afterward: training, hours, and how long you will not compete.',
        'The closing date, and when the offer expires.',
      ),
      h('What binds'),
      p(
        'Price and structure are usually nonbinding. Exclusivity, also called a no-shop, usually binds from the signature: you may not negotiate with others for a fixed time. So do confidentiality, costs and governing law. The letter should say clause by clause which terms are binding.',
      ),
      h('Before you sign'),
      p(
        'Exclusivity is the strongest concession you make before closing. Ask for proof of funds first, keep the period short, and let it end automatically if the buyer misses a date. An attorney who reviews the LOI costs little compared with one who has to fix it.',
      ),
      h('On this site'),
      p(
        'A letter of intent begins with ten fields: the buyer, the price and its four parts, the days for diligence and exclusivity, the closing date, and when the offer expires. The other terms are in folded sections, filled in with what is common in small deals. Before anything is sent, “Review” shows the whole letter as the other side will read it, and what a counteroffer changes.',
      ),
      p(
        'The seller accepts, declines or counters. Once both sides agree on a letter of intent, it is written as a PDF that names both parties, with the binding terms in a separate part, and sealed against changes. Both sides download it from the offer.',
      ),
      noAdvice,
    ],
    related: [
      'asset-or-stock-sale',
      'earn-outs-and-seller-notes',
      'how-long-a-sale-takes',
      'deal-room-contents',
    ],
    sources: [lettersOfIntent, product],
    updated,
    reviewer,
  },
  {
    slug: 'asset-or-stock-sale',
    title: 'Asset sale or stock sale',
    question: 'Do I sell my company, or what it owns?',
    audience: ['sellers', 'buyers'],
    summary:
      'In an asset sale the buyer chooses what to buy and your company stays with you. In a stock sale the company changes hands with all that it owns and owes.',
    body: [
      table(
        'The difference in short',
        ['Question', 'Asset sale', 'Stock sale'],
        [
          'What is sold',
          'equipment, inventory, name, goodwill, contracts',
          'the shares or membership interests',
        ],
        ['Debts and risks', 'only those the buyer assumes', 'stay in the company, so the buyer gets them'],
        [
          'Contracts, leases, licenses',
          'often need consent to transfer',
          'stay with the company; some still need consent',
        ],
        ['Cash', 'usually stays with the seller', 'counted in the price, or taken out before'],
        ['Your company afterward', 'yours, to wind up', 'the buyer’s'],
      ),
      h('Taxes, in one paragraph'),
      p(
        'The IRS treats the sale of a business as the sale of each of its assets: gain or loss is calculated for each class of property. So the allocation of the price to equipment, inventory and goodwill matters to both sides, and what helps one side often costs the other. If you sell shares of a corporation, you usually have a capital gain or loss. Your entity type changes the picture: ask your tax advisor before the letter of intent, not after.',
      ),
      h('Who prefers what'),
      list(
        'Buyers of small businesses mostly prefer assets: less of an unknown past.',
        'Sellers often prefer to sell shares: one step, and one kind of gain.',
        'If a license or a contract cannot be transferred, shares may be the only way.',
        'With an SBA loan, buying out only some of the owners has to be a stock purchase.',
      ),
      p(
        'Between the two are special elections and reorganizations that make one look like the other for tax purposes. They need an expert and time.',
      ),
      noAdvice,
    ],
    related: ['letter-of-intent', 'working-capital-and-the-peg', 'sba-loans'],
    sources: [irsDispositions, sbaChanges, practice],
    updated,
    reviewer,
  },
  {
    slug: 'working-capital-and-the-peg',
    title: 'Working capital and the peg',
    question: 'Do my receivables and inventory go with the business?',
    audience: ['sellers', 'buyers'],
    summary:
      'In small deals they mostly stay with the seller; in larger ones a normal level is included. That level is the peg, and the price is adjusted by the difference at closing.',
    body: [
      h('The peg in plain words'),
      p(
        'Buying a business with its working capital is like buying a truck with a full tank: the price assumes a level. If there is less in the tank on the day of the handover, the buyer gets money back; if there is more, the seller is paid for it. The peg is the level of working capital that buyer and seller agree on. It stops a seller from collecting every invoice, letting bills wait and emptying the shelves just before closing, and it stops a buyer from getting a good month for free. If you sell without working capital, you keep your receivables and pay your bills yourself, and the buyer has to bring the cash to start with.',
      ),
      h('What counts'),
      p(
        'Net working capital is the money tied up in daily operations: receivables, usable inventory and prepaid costs, minus payables, accrued costs and customer deposits. Cash, debt and income taxes are not part of it.',
      ),
      table(
        'Deals in which working capital was part of the price, 4Q20 to 3Q21',
        ['Deal value', 'Included'],
        ['under $500K', '17%'],
        ['$500K – $1M', '17%'],
        ['$1M – $2M', '30%'],
        ['$2M – $5M', '38%'],
        ['$5M – $50M', '80%'],
      ),
      p('The broker survey is five years old and is repeated here from a third party.'),
      h('How the peg is calculated'),
      p(
        'The usual peg is the average of the last twelve month-ends. An invented year, in thousands: 200, 210, 190, 205, 215, 195, 185, 220, 230, 210, 200, 220 makes 206.7. If 190 is there at closing, the price falls by 16.7. A seasonal business uses the same month of earlier years instead: an average of the year would be too high for a closing in the low season and too low in the high one. Mind deposits that customers paid ahead of the season.',
      ),
      h('What else to agree on'),
      list(
        'A collar ignores small differences. Say what happens beyond it: the whole difference, or only the excess.',
        'The final count comes after closing. In a study of larger deals, 93% had such a true-up, with a median window of 90 days.',
        'Old receivables are worth less. Agree on how much before closing, not after.',
        'Every item belongs in one place: working capital, debt, or debt-like items. Customer deposits are what the parties argue about.',
      ),
      noAdvice,
    ],
    related: ['quality-of-earnings', 'letter-of-intent', 'asset-or-stock-sale'],
    sources: [marketPulse2021, workingCapitalStudy, practice],
    updated,
    reviewer,
  },
  {
    slug: 'how-long-a-sale-takes',
    title: 'How long a sale takes',
    question: 'When will I be out?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Typical sales take eight to ten months from start to closing, for businesses between $500,000 and $50M. Preparation before that and helping the buyer after it take extra time.',
    body: [
      table(
        'Median months to close, third quarter of 2025',
        ['Businesses sold for', 'Months'],
        ['$500K – $1M', '8'],
        ['$1M – $2M', '9'],
        ['$2M – $5M', '9'],
        ['$5M – $50M', '10'],
      ),
      p(
        'The survey covers 247 transactions, as a brokerage reported it. BizBuySell gives a median of 168 days on the market for 2024; its sales are smaller, and days on the market are not the same as time to close.',
      ),
      h('The stages'),
      steps(
        'Prepare: books, health check, anything you would rather fix first.',
        'Package: teaser, profile, supporting documents.',
        'List and answer requests; buyers sign and are approved.',
        'Meetings, questions, offers.',
        'Letter of intent and exclusivity.',
        'Diligence and financing: earnings, legal, tax, lease, licenses.',
        'Purchase agreement, consents, payoff letters.',
        'Closing, then the true-up and your help with the transition.',
      ),
      h('What slows a sale down'),
      list(
        'Books that have to be fixed while a buyer waits.',
        'A landlord or a franchisor whose consent is needed and who was not asked early.',
        'A price that no lender will finance.',
        'An owner who answers questions only on Sundays.',
      ),
      h('On this site'),
      p(
        'A buyer has 14 days to sign an agreement, and a pending request waits 30 days for a decision. Both limits keep a process moving.',
      ),
      noAdvice,
    ],
    related: ['preparing-your-books', 'letter-of-intent', 'multiples-by-size', 'listing-a-business'],
    sources: [marketPulse2025, bizBuySell2024, product],
    updated,
    reviewer,
  },
  {
    slug: 'deal-room-contents',
    title: 'What belongs in a deal room',
    question: 'Which documents will a buyer want to see, and when?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Summary figures after the NDA, the books and contracts after a letter of intent, names of customers and staff last. A numbered index saves weeks.',
    body: [
      p('A common order for a small business, and the point at which a careful owner opens each part:'),
      table(
        'An index',
        ['No.', 'Folder', 'Open from'],
        ['00', 'Start here: index, process, questions and answers', 'approval'],
        ['01', 'Company: formation, ownership, minutes', 'letter of intent'],
        ['02', 'Financial statements: annual', 'approval'],
        ['02', 'Financial statements: monthly, budgets', 'letter of intent'],
        ['03', 'Quality of earnings', 'summary at approval'],
        ['04', 'Ledgers, receivables, payables, inventory', 'letter of intent'],
        ['05', 'Bank, loans, equipment leases', 'letter of intent'],
        ['06', 'Tax returns and notices', 'letter of intent'],
        ['07', 'Customers, coded', 'letter of intent'],
        ['07', 'Customers, by name', 'last, with consent'],
        ['08', 'Suppliers and operations', 'letter of intent'],
        ['09', 'People: organization chart by role', 'approval'],
        ['09', 'People: names and pay', 'last, with consent'],
        ['10', 'Real estate: leases', 'letter of intent'],
        ['11', 'Equipment and vehicles', 'letter of intent'],
        ['12', 'Intellectual property and IT', 'letter of intent'],
        ['13', 'Legal, licenses, insurance', 'letter of intent'],
      ),
      h('Good habits'),
      list(
        'Name files by number, month and content, and never by a customer.',
        'Say “not applicable” with a reason rather than leave a folder empty.',
        'Redact social security and account numbers in a copy, and check that the text beneath is gone.',
        'Think again before you open the last folders to a competitor.',
      ),
      note(
        'The deal room of a listing here starts with such an index. You choose the stage at which each folder opens, and who may view, download or have the original. Pages carry a watermark with the reader’s name.',
      ),
    ],
    related: ['preparing-your-books', 'quality-of-earnings', 'when-access-is-revoked'],
    sources: [practice, product],
    updated,
    reviewer,
  },
];
