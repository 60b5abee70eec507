import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, note, p, table } from './blocks.ts';
import { capitalGains, recapture } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { bizBuySell2025, marketPulse2025, practice, product } from './sources.ts';

const updated = '2026-11-26';

export const sellingWellArticles: readonly HelpArticle[] = [
  {
    slug: 'keeping-a-sale-confidential',
    title: 'Keeping a sale confidential',
    question: 'What do I do if word gets out that I am selling?',
    audience: ['sellers', 'brokers', 'buyers'],
    summary:
      'Show little, to few people, in stages, and have one calm sentence ready. If employees, customers or competitors hear of it, answer the same day and tell no lie.',
    body: [
      h('What leaks, and from where'),
      list(
        'The owner: calls in the office, documents on the printer, emails on a shared computer.',
        'The listing: a photo, a number or a phrase that only fits you. See [words that give you away](/help/words-that-give-you-away).',
        'Visitors: a stranger with a notebook. Meet after hours or elsewhere.',
        'People you asked: landlord, supplier, banker, a friend at the club.',
        'Buyers who talk, above all those from your trade.',
      ),
      h('Competitors as buyers'),
      p(
        'A competitor who wants to buy can be the best buyer and the worst reader. Show figures before names, ranges before figures, and prices per customer never before the end. Ask for a confidentiality agreement that also covers not soliciting employees and customers, and ask what they would do with the business before you say more. On this site you can keep people, companies and email domains from seeing your listings, and the private profile opens only to buyers who signed and were approved. Remember that competitors who exchange prices before a sale has closed can break antitrust law.',
      ),
      h('When employees have found out'),
      p(
        'Do not wait until tomorrow. Speak to the people who heard it first, then to everyone if it has spread. Say what is true: you plan for the future of the company, nothing has been decided, no one’s job changes today, and you will tell them yourself when there is something to tell. Do not deny a sale that is under way: in a few months they will remember. Then tell the buyer and your broker, and move the stay bonuses of [key people](/help/telling-employees) forward.',
      ),
      h('When customers or suppliers have found out'),
      p(
        'Call the most important ones yourself. They want to know three things: will the work be done, will the prices hold, and who will they call. If a supplier tightens credit or a customer waits with an order, write down when it happened, because it will be in the figures. A long-term contract or a renewal signed now helps you and the buyer.',
      ),
      h('Find out how it happened'),
      p(
        'Note who knew what, and when. In the deal room of this site you can see which buyer viewed which page, and pages carry the reader’s name; you can [revoke access](/help/when-access-is-revoked) at once. A breach of the confidentiality agreement is a matter for your attorney: often a firm letter does more than a claim, since damage is hard to prove.',
      ),
      noAdvice,
    ],
    related: ['how-anonymity-works', 'telling-employees', 'when-access-is-revoked', 'what-the-nda-binds'],
    sources: [practice, product],
    updated,
    reviewer,
  },
  {
    slug: 'why-offers-are-lower',
    title: 'Why an offer is lower than you expected',
    question: 'Why are buyers offering less than my asking price?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Because buyers price the earnings that they can prove, the risk that they see and the payments that a loan allows. Ask which of the three it is before you argue about the number.',
    body: [
      h('Valuation in plain words'),
      p(
        'A buyer asks: how much cash will this bring me each year, how sure is it, and how soon do I have my money back? Earnings times a multiple is a short way to say it. A multiple of 2.5 means that the earnings of two and a half good years pay for the business, before taxes and loan interest. The surer and larger the earnings, the more years a buyer accepts. What you invested, what you owe and what you need to retire are real, but they are not part of that sum.',
      ),
      h('SDE or EBITDA: the same business, two numbers'),
      p(
        'SDE includes the pay of one owner who works in the business; EBITDA does not, because someone has to be hired to do that work. An invented business with SDE of $300,000 and a replacement salary of $110,000 has EBITDA of $190,000. A multiple for SDE applied to EBITDA, or the other way around, makes the price wrong by a large amount. So ask first which one an offer uses. See [SDE or EBITDA](/help/sde-or-ebitda).',
      ),
      h('Common reasons for a low offer'),
      list(
        'Your add-backs were not accepted, or not documented.',
        'The last months are weaker than the last year.',
        'The business depends on you, or on one customer.',
        'The loan payments would take too much of the earnings. See [debt service coverage](/help/debt-service-coverage).',
        'Equipment has to be replaced soon, or a manager hired.',
        'The asking price includes things that the buyer does not want.',
      ),
      h('Asking price and sale price'),
      p(
        'Among the sales that BizBuySell recorded in 2025, businesses sold at 94% of the asking price. That counts only the ones that sold. Brokers reported median multiples by size for the third quarter of 2025; see [multiples by size](/help/multiples-by-size). Compare yourself with sold businesses of your size and trade. Asking prices of other listings show what owners hope for.',
      ),
      h('How to answer a low offer'),
      p(
        'Ask for the calculation: which earnings, which multiple, what is included. Correct what is wrong, with documents. Then look at the terms before the price: more cash at closing, fewer conditions, a shorter diligence or a stronger guarantee can make a lower price the better offer. If the gap is about the future, an [earn-out](/help/earn-out-terms) can bridge it; if it is about financing, a [seller note](/help/seller-notes-and-standby) may.',
      ),
      noAdvice,
    ],
    related: ['how-businesses-are-valued', 'sde-or-ebitda', 'multiples-by-size', 'preparing-in-12-months'],
    sources: [bizBuySell2025, marketPulse2025, practice],
    updated,
    reviewer,
  },
  {
    slug: 'what-you-keep',
    title: 'From gross price to net proceeds',
    question: 'How much money will I keep after selling my business?',
    audience: ['sellers', 'brokers'],
    summary:
      'You walk away with the price less debt, fees, adjustments, amounts that come later, and taxes. Calculate it before the letter of intent: the same price can leave you very different amounts.',
    body: [
      h('What comes off the price'),
      list(
        'Debt: payoff amounts with interest and penalties.',
        'Fees: broker, attorney, accountant, escrow, sometimes transfer taxes.',
        'Adjustments: working capital below the peg, vacation owed, customer deposits, rent and property taxes to the day.',
        'Later or never: seller note, earn-out, escrow, rollover.',
        'Taxes: federal and state, some of them on money that you receive later.',
      ),
      h('An example'),
      table(
        'An invented asset sale',
        ['Step', 'Amount'],
        ['Price', '$1,200,000'],
        ['Seller note', '−$150,000'],
        ['Escrow for 12 months', '−$60,000'],
        ['Paid at closing', '$990,000'],
        ['Bank loan and equipment loan', '−$180,000'],
        ['Broker, 10% of the price', '−$120,000'],
        ['Attorney and accountant', '−$25,000'],
        ['Vacation owed and proration', '−$15,000'],
        ['Cash on the closing day, before taxes', '$650,000'],
      ),
      p(
        'Fees and debts are invented as well. What you keep in the company, such as cash and receivables in an asset sale, comes on top, less the bills that you still have to pay.',
      ),
      h('Taxes on the proceeds'),
      p(
        'Taxes depend on your entity, on the allocation and on your state; see [taxes by structure](/help/taxes-by-structure). Set the money aside on the closing day: an estimated payment may be due within weeks. Depreciation recapture is taxed in the year of the sale even if the buyer pays later. In the example the tax is due on the gain from the whole price, unless the note is reported as an installment sale. Broker and attorney fees of the sale reduce the gain.',
      ),
      h('Comparing two offers'),
      p(
        'Put both in one table: cash on the closing day, what comes later with its date and its risk, what you still have to do for it, and tax. Ask your CPA to fill in the last line. A million in cash and a million with a third in an earn-out are not the same offer. If you need a certain amount to retire, calculate backward: net amount, plus taxes, fees and debts, is the price that you need, and then look at whether the market pays it.',
      ),
      note(
        'The closing agent prepares a settlement statement, also called a funds flow, with every line. Ask for a draft a week before closing and check it against your own table.',
      ),
      noAdvice,
    ],
    related: ['taxes-by-structure', 'paying-off-debt', 'broker-commissions', 'how-the-price-is-taxed'],
    sources: [capitalGains, recapture, practice],
    updated,
    reviewer,
  },
];
