import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { bizBuySell2025, marketPulse2025, practice, product } from './sources.ts';

const updated = '2026-11-27';

/** What owners and brokers ask before and beside a deal. */
export const practiceArticles: readonly HelpArticle[] = [
  {
    slug: 'raising-the-value',
    title: 'Raising the value before you sell',
    question: 'What raises the value of my business before a sale, and what lowers it?',
    audience: ['sellers', 'brokers'],
    summary:
      'Two numbers make the value: earnings that you can prove, and the multiple that a buyer pays for them. Prove and grow the first; lower the risk that the business needs you, one customer or a short lease for the second.',
    body: [
      h('Earnings that you can prove'),
      list(
        'Close the books every month and file every return. Unfiled returns cap the score of our health check at 30 of 100.',
        'Take personal spending out of the books now, and keep a receipt for each [add-back](/help/add-backs).',
        'Raise prices where customers stay: a dollar of price is a dollar of earnings.',
        'Collect what is overdue, and end contracts that earn nothing.',
      ),
      h('What raises the multiple'),
      table(
        'What the health check counts most',
        ['What a buyer asks', 'What raises it'],
        ['Does it run without the owner?', 'a second in command, written procedures, weeks without you'],
        ['Will the customers stay?', 'contracts and repeat sales; no customer above 10% to 15% of sales'],
        ['May the buyer stay in the place?', 'a lease with options of more than five years'],
        ['Are the figures true?', 'bank statements, returns and books that agree'],
        ['Will it grow?', 'orders on hand, and ideas with their cost'],
      ),
      h('What lowers the value'),
      list(
        'Only you sell, estimate, hold the license or know the customers.',
        'One customer is a large part of your sales, or one supplier of what you buy.',
        'Sales that fell in the last twelve months.',
        'Repairs put off, lawsuits, tax debts and contracts that cannot be assigned.',
      ),
      h('What it is worth in dollars'),
      p(
        'Brokers reported for the third quarter of 2025 that businesses of $1M to $2M sold for a median of 3.3 times SDE, and those of $500,000 to $1M for 2.8 times. So each $10,000 of earnings that you can prove is worth about $28,000 to $33,000 of price at those medians. The [health check](/help/the-health-check) names the answers that would move your own value most, each with its effect in dollars, and its Scenarios tab tries them out.',
      ),
      h('What does not pay'),
      p(
        'New trucks and a renovated office rarely come back in the price, because buyers pay for earnings. Cutting marketing, maintenance or staff shows in the monthly figures. If you have less than a year, see [the order of what to fix](/help/preparing-in-12-months).',
      ),
      noAdvice,
    ],
    related: [
      'the-health-check',
      'preparing-in-12-months',
      'how-businesses-are-valued',
      'why-offers-are-lower',
    ],
    sources: [marketPulse2025, product, practice],
    updated,
    reviewer,
  },
  {
    slug: 'quiet-buyers',
    title: 'When a buyer or a seller goes quiet',
    question: 'What do I do when the other side stops answering?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Ask once, kindly, with one question and a date. If nothing comes, say that you move on, go on with others where exclusivity allows it, and close what is open. Silence is common, and rarely about you.',
    body: [
      h('Why buyers go quiet'),
      list(
        'They wait for someone: a lender, a spouse, a partner, an accountant.',
        'They found another business, and do not like to say no.',
        'They lack the money, and hoped that it would appear.',
        'Something in the documents worried them, and no one asked what.',
        'They asked many sellers at once and yours was the fifth.',
      ),
      h('What to do, in order'),
      steps(
        'Look whether they still read: a deal room shows under Analytics who opened which page, and when.',
        'Write once, with one question that can be answered with yes or no: are you still interested?',
        'Name a date. After it, talk with the next buyer and say so.',
        'Ask what changed. A reason is worth more than an apology.',
        'If they do not answer, end their access and ask for documents back or destroyed, as the NDA says.',
      ),
      h('After a letter of intent'),
      p(
        'Exclusivity binds you to wait, not the buyer to work. Look in the letter for the date when it ends and for milestones, and write down which one was missed. Until it ends, do not negotiate with anyone else without asking your attorney. See [how to limit exclusivity](/help/what-an-loi-is-not).',
      ),
      h('What this site does meanwhile'),
      p(
        'A request for access that waits for a decision ends by itself after 30 days. An offer runs out on the date that it states. Under Messages you can write to a person again; when you no longer want to wait, deny the request or [revoke the access](/help/when-access-is-revoked).',
      ),
      h('If no one writes at all'),
      p(
        'If no one is interested after some weeks, it mostly has one of three causes: the price, the teaser, or the trade and place that you filed it under. Compare your price with [multiples by size](/help/multiples-by-size), look at the views of your listing on My Dashboard, and ask a friend who does not know the business to read the teaser. Views without requests point to the price or the text; no views point to how buyers search.',
      ),
      h('If you are the buyer'),
      p(
        'Sellers answer those first who show that they can pay. Add a proof of funds under Verification, say in two sentences what you did before and why this business, and ask one question at a time. Then go on looking: a good buyer has more than one in view.',
      ),
    ],
    related: ['why-deals-die', 'what-an-loi-is-not', 'when-access-is-revoked', 'access-request-statuses'],
    sources: [practice, product],
    updated,
    reviewer,
  },
  {
    slug: 'winning-clients',
    title: 'For brokers: finding owners to represent',
    question: 'How does a broker find owners who want to sell, and win the listing?',
    audience: ['brokers'],
    summary:
      'Owners hire whom they already trust. Most come from accountants, attorneys, bankers and past clients; the rest from being known in one trade or town, and from being useful a year before they sell.',
    body: [
      h('Where owners come from'),
      list(
        'CPAs, attorneys, bankers, insurance agents and wealth advisors: they hear of a sale first. Say which clients you help and how you keep a secret.',
        'Past clients, also buyers: they sell one day, and they know other owners.',
        'One trade or one region in which you know every owner by name.',
        'Associations, chambers and talks on one useful question, such as what a business like theirs sells for.',
        'Buyers whom you know well: an owner who is not for sale listens to a buyer who fits.',
      ),
      h('Before the first meeting'),
      p(
        'Owners think about it for a year or more. Offer something that helps without a signature: a [health check](/help/the-health-check), [multiples of the trade](/analysis/valuation) with source and date, or the [list of what to prepare](/help/preparing-in-12-months). Write down when to call again, and do.',
      ),
      h('Winning the listing'),
      steps(
        'Listen first: why now, what they need, who else has to agree.',
        'Show how you got to a range, from earnings that can be proved. A price to please an owner costs both of you a year.',
        'Name three sales of yours like theirs, or say honestly that it would be the first.',
        'Explain how you keep it secret: teaser, NDA before the name, who sees what.',
        'Put fee, minimum, term and [tail](/help/broker-agreements) in plain words before the contract.',
      ),
      h('What the law asks'),
      p(
        'Some states require a real estate license for selling businesses, above all where a lease or land is part of it; ask your state’s regulator or an attorney before you take a fee. Paying or taking a fee for a referral can need a license too, and accountants have rules of their profession on it: put it in writing and ask first. Do not promise a price, or a buyer that you do not have.',
      ),
      h('With this site'),
      p(
        'Owners invite a broker by email, from the page of their listing or to manage it; your account has to be checked for that. See [working here as a broker](/help/brokers-here). The site brings owners to no particular broker, and names none to them.',
      ),
    ],
    related: ['brokers-here', 'broker-commissions', 'broker-agreements', 'client-expectations'],
    sources: [practice, product],
    updated,
    reviewer,
  },
  {
    slug: 'client-expectations',
    title: 'When an owner expects too high a price',
    question: 'How do I talk with an owner whose asking price is too high?',
    audience: ['brokers', 'sellers'],
    summary:
      'Show the sum, not an opinion: earnings that can be proved, a multiple with its source, and the loan that such earnings can carry. Then let the owner choose between price, terms and time.',
    body: [
      h('Where the number comes from'),
      p(
        'Ask before you answer. Often it is what the owner needs to retire, what a friend got, what was invested, or a multiple of EBITDA put on SDE. Each of these has another answer, and none is about you.',
      ),
      h('Three sums to show'),
      steps(
        'Earnings: start from the tax return and add back only what can be proved.',
        'Multiple: [by size](/help/multiples-by-size) and by trade, each with its source and date.',
        'Loan: at the asking price, what is left of a year’s cash after the payments? See [debt service coverage](/help/debt-service-coverage). A buyer’s bank makes this very sum.',
      ),
      h('What the market says'),
      p(
        'Among the sales that BizBuySell recorded in 2025, businesses sold at 94% of the asking price. That counts only those that sold. A listing that waits for months gets offers below what it would have had at first, and buyers ask what is wrong with it.',
      ),
      h('Ways out'),
      list(
        'More price for more risk: an [earn-out](/help/earn-out-terms) or a [seller note](/help/seller-notes-and-standby).',
        'More time: [raise the value](/help/raising-the-value) first, and list in a year.',
        'A trial with a date: list at the owner’s price, and agree in writing when and to what it changes.',
        'A second opinion: an appraiser, or the owner’s CPA.',
        'No: a listing that cannot sell costs you a year, and the owner the trust of the next buyer.',
      ),
      h('Words that work'),
      p(
        'Say what a bank will lend on these earnings, rather than that it is not worth that. Ask what would have to be true for a buyer to pay it, and write the answers down: that is the plan. Put the range and its sources in writing, so that no one has to remember them.',
      ),
      noAdvice,
    ],
    related: ['why-offers-are-lower', 'multiples-by-size', 'raising-the-value', 'winning-clients'],
    sources: [bizBuySell2025, practice],
    updated,
    reviewer,
  },
];
