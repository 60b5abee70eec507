import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { loanHandbook, recapture, stockElections } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, product } from './sources.ts';
import { changeOfForm, subsidiaryElection } from './trade-law-sources.ts';

const updated = '2026-11-29';

/** Questions that need a few sentences each, on how a deal is built and paid; each heading is found on its own. */
export const shortStructureArticles: readonly HelpArticle[] = [
  {
    slug: 'structures-and-payment',
    title: 'F reorganizations, earn-outs and other structures',
    question: 'What is behind the structure that a buyer proposes?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on structure: the F reorganization, an earn-out without control, cash against a note, cash free and debt free, change of control, consulting, a quality of earnings report.',
    body: [
      h('What is an F reorganization, in plain words?'),
      p(
        'A new hat for the same company, put on before the sale, named after section 368(a)(1)(F). The owners of an S corporation form a new corporation and give it all shares of the old one. The old one becomes its subsidiary by a QSub election (Form 8869), and then mostly an LLC. For federal tax nothing has happened: under Rev. Rul. 2008-18 the S election goes on in the new parent, which gets a new EIN, and the old company keeps its own. Then you sell the LLC, or a part of it.',
      ),
      h('Why does the buyer want an F reorganization, and is it bad for me?'),
      p(
        'The buyer can write off the price as in a purchase of assets, while contracts, permits and the EIN stay in the company. It depends less on an old S election being valid than a 338(h)(10) does, and the part that you keep can stay untaxed for now. For you it means the tax of an asset sale, with recapture as ordinary income, legal work before closing, and sometimes consents for the change to an LLC. The order of the steps decides. Ask who pays, and have a tax attorney do it weeks ahead.',
      ),
      h('Is an earn-out wise when I am no longer in charge?'),
      p(
        'Only as a bonus. Once you are out, the buyer decides on prices, people and costs, and a target can be missed without your fault. Agree to it if the cash at closing is enough for you by itself. Then ask for a measure that is hard to bend, such as revenue or customers who stay, one or two years, a scale instead of one cliff, the right to see the books, and payment at once if the business is sold again or closed. A seller note is owed whatever sales do. More is in [earn-out terms](/help/earn-out-terms).',
      ),
      h('How do I compare an all-cash offer with a note and an earn-out?'),
      p(
        'Ask of each part how likely it is and when it comes. Cash at closing counts in full. A note counts as its payments, less for time and risk: use the rate that you would ask of a stranger, not the one in the offer. An earn-out counts as its amount times your own odds. Add up, then look at the worst case, which is the cash alone. “Compare offers” does this here side by side, with rates and probabilities that you set. A smaller sum that is sure often beats a larger one that is not.',
      ),
      h('What does “cash free, debt free” mean?'),
      p(
        'The price is for the business without its cash and without its debt. You keep the money in the bank, and loans, credit lines and unpaid taxes are paid from the price at closing. A normal level of working capital stays in: receivables and inventory less payables (the peg). Read how the contract defines debt, line by line: deferred revenue, customer deposits, accrued vacation and leases are often in it, and each dollar there comes off your check.',
      ),
      h('A contract has a change-of-control clause: what do I do?'),
      p(
        'List such contracts before the letter of intent. The clause lets the other side end or renegotiate when the owner changes, also in a stock sale; a clause on assignment matters in an asset sale. Read whether consent may be refused, and how long notice takes. Ask after the letter of intent and before closing, together with the buyer and in few words. Make the consent a condition of closing, or agree on what the price does if the customer leaves. Do not close and hope.',
      ),
      h('The buyer wants me on payroll or as a consultant afterward'),
      p(
        'Settle it apart from the price: hours, pay, months, who may end it, and what happens then to a note or an earn-out. Pay for work is ordinary income with payroll or self-employment tax, so do not let a part of the price become wages. An offer here has a field “Employment or consulting” for it, and one for hours of training. With an SBA loan for the whole business, a seller may stay as a consultant for 12 months at most. Ask your CPA to read it.',
      ),
      h('Is a quality of earnings report worth it on a small deal?'),
      p(
        'In full rarely below a million dollars, in parts nearly always. Most errors are found by four checks: bank deposits against sales for 24 months, tax returns against the books, payroll, and proof of each add-back. A CPA does these for much less than a full report. Buy the full one if the earnings rest on add-backs, the books are poor, or a lender asks. Compare its cost with one error: at 3×, $30,000 of earnings that are not there are $90,000 of price. A seller can run the review here; that is not independent.',
      ),
      noAdvice,
    ],
    related: ['tax-elections', 'earn-out-terms', 'seller-notes-and-standby', 'quality-of-earnings'],
    sources: [changeOfForm, subsidiaryElection, stockElections, recapture, loanHandbook, practice, product],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
