import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps, table } from './blocks.ts';
import { marketPulse2021, practice, sbaCoverage, sdeDefinition } from './sources.ts';

const updated = '2026-11-20';

/** What a business earns, and how that is shown. */
export const earningsArticles: readonly HelpArticle[] = [
  {
    slug: 'what-is-sde',
    title: 'What SDE is',
    question: 'What are seller’s discretionary earnings?',
    audience: ['sellers', 'buyers'],
    summary:
      'SDE is what a business earns for one full-time owner who runs it: profit before interest, taxes and depreciation, plus that owner’s pay and what a buyer would not have to spend.',
    body: [
      p(
        'A buyer who will run the business wants to know one figure: how much there is for me, before I pay my lender and my taxes? Seller’s discretionary earnings answer that.',
      ),
      h('How it is built'),
      table(
        'From net income to SDE: an invented S corporation with $2,400,000 of revenue',
        ['Step', 'Amount'],
        ['Net income', '$117,000'],
        ['+ interest paid 24,000, less interest earned 1,000, + depreciation 60,000', '$83,000'],
        ['EBITDA', '$200,000'],
        ['Owner paid 180,000, market pay 110,000', '+$70,000'],
        ['Personal vehicle and club dues', '+$21,000'],
        ['Rent paid to the owner’s own company, below market', '−$24,000'],
        ['One-off settlement of a lawsuit', '+$25,000'],
        ['Bonus and revenue booked in the wrong period', '−$28,000'],
        ['Adjusted EBITDA', '$264,000'],
        ['+ market pay of one full-time owner', '+$110,000'],
        ['SDE', '$374,000'],
      ),
      h('Where people go wrong'),
      list(
        'Two owners work in the business: only one is added back. For the second, the difference to market pay is taken, and it is negative when they work for little.',
        'Distributions are not an expense, so there is nothing to add back.',
        'Adjustments go both ways. A list on which everything raises earnings is not believed.',
        'An add-back counts once: a vehicle is not both a perk and a lease.',
      ),
      noAdvice,
    ],
    related: ['sde-or-ebitda', 'add-backs', 'how-businesses-are-valued', 'multiples-by-size'],
    sources: [sdeDefinition, practice],
    updated,
  },
  {
    slug: 'sde-or-ebitda',
    title: 'SDE or EBITDA?',
    question: 'Which of the two is my business priced on?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Small businesses that an owner runs are priced on SDE, larger ones with a manager on EBITDA. The two differ by the pay of the person who runs it.',
    body: [
      p(
        'EBITDA is earnings before interest, taxes, depreciation and amortization. Adjusted EBITDA takes out what is one-off or personal, and counts the owner’s job at what a hired manager would cost. SDE adds that pay back, because the buyer will do the job.',
      ),
      table(
        'What deals were priced on, average of four quarters, 4Q20 to 3Q21',
        ['Deal value', 'SDE', 'EBITDA'],
        ['under $500K', '92%', '9%'],
        ['$500K – $1M', '86%', '14%'],
        ['$1M – $2M', '75%', '25%'],
        ['$2M – $5M', '62%', '38%'],
        ['$5M – $50M', '21%', '79%'],
      ),
      p(
        'The table repeats a survey among brokers as a third party published it; shares are rounded there. It is five years old: read it for the direction, not for the digit.',
      ),
      h('Which one to look at'),
      list(
        'An owner works full time and nobody else could run it: SDE.',
        'A manager runs it and stays: EBITDA.',
        'In between: show both, and say which pay you assumed.',
        'A lender looks at EBITDA in any case: cash flow for [debt service](/help/debt-service-coverage) comes after the pay of whoever runs the business.',
      ),
      p(
        'A multiple belongs to its measure. The same business has a higher EBITDA multiple than SDE multiple at the same price, because EBITDA is the smaller figure. Comparing one with the other is the most common mistake in a first price talk. On this site a listing can show both, each as a range.',
      ),
      noAdvice,
    ],
    related: ['what-is-sde', 'multiples-by-size', 'add-backs', 'debt-service-coverage'],
    sources: [marketPulse2021, sbaCoverage, sdeDefinition],
    updated,
  },
  {
    slug: 'add-backs',
    title: 'Add-backs that stand up',
    question: 'Which expenses can I add back, and how do I prove them?',
    audience: ['sellers', 'brokers', 'buyers'],
    summary:
      'An add-back is an expense that a buyer would not have. It stands up if it is in the books, will not come again, and has a paper behind it.',
    body: [
      h('Ask of each one'),
      steps(
        'Is it in the profit and loss of that very period, and not more than was booked?',
        'Will it not recur? If the same kind of cost came in two of four years, it is not a one-off.',
        'Does the business run without it?',
        'Is there a document: an invoice, a lease, a payroll record?',
        'Is it counted once only?',
        'Is it net? Insurance money is taken off a loss, and the cost of a replacement off a salary.',
      ),
      h('What is usual'),
      table(
        'Kinds of adjustment',
        ['Kind', 'Effect'],
        ['Owner’s pay against market pay', 'up or down'],
        ['Family and further owners, against market pay', 'up or down: somebody has to do the work'],
        ['Personal vehicle, phone, travel, club', 'up'],
        ['Rent to yourself against market rent', 'up or down'],
        ['Lawsuit, casualty, move, sale costs', 'up, if it was one project'],
        ['Government grants, gain on a sale of assets', 'down: it will not come again'],
        ['Bonuses, vacation or bad debt never booked', 'down'],
      ),
      h('What is not accepted'),
      p(
        'Sales that you lost, savings that a buyer might find, growth plans, marketing that you do every year, and depreciation a second time. A price increase or a new contract that started lately is shown as pro forma, on a line of its own, never mixed into the result.',
      ),
      p(
        'Weak evidence costs more than the amount. When one add-back falls, a buyer doubts the others, and each dollar is worth its multiple in the price.',
      ),
      noAdvice,
    ],
    related: ['what-is-sde', 'quality-of-earnings', 'preparing-your-books', 'sde-or-ebitda'],
    sources: [sdeDefinition, practice],
    updated,
  },
  {
    slug: 'quality-of-earnings',
    title: 'What a quality-of-earnings review is',
    question: 'Is a quality-of-earnings report an audit?',
    audience: ['sellers', 'buyers'],
    summary:
      'No. It is a consultant’s look at how real and how repeatable the earnings are, month by month, for one deal. It gives no assurance, but it finds what would cost you late.',
    body: [
      p(
        'An audit asks whether statements follow the rules. A quality-of-earnings review (QoE) asks what a buyer wants to know: what does this business earn in a normal year, and will it go on? Nobody may read an audit opinion into it.',
      ),
      h('What is in it'),
      list(
        'The bridge from net income to EBITDA, adjusted EBITDA and SDE, each [add-back](/help/add-backs) with its evidence.',
        'Proof of cash: deposits in the bank against revenue in the books, month by month.',
        'Revenue: how much hangs on the largest customers, who stays, what recurs, what is seasonal.',
        'Margins over time, and whether costs sit in the right period.',
        'Working capital and the [level a buyer needs](/help/working-capital-and-the-peg), debt, and what is like debt.',
        'Tax returns against the books. Where they differ, the direction matters.',
        'Open questions, and an index of what was read.',
      ),
      h('What it needs'),
      p(
        'Monthly profit and loss and balance sheets for two to three years, the general ledger, bank and card statements without a gap, tax returns, payroll, and sales by customer. It cannot be finished while the books do not balance.',
      ),
      h('Here'),
      p(
        'Digital Quality of Earnings is being built and cannot be bought on this site yet; the card on [For Sellers](/for-sellers) says Coming Soon. Until then any CPA firm that does deal work can prepare one.',
      ),
      noAdvice,
    ],
    related: ['preparing-your-books', 'add-backs', 'working-capital-and-the-peg', 'what-it-costs-here'],
    sources: [practice],
    updated,
  },
  {
    slug: 'preparing-your-books',
    title: 'Preparing your books for a sale',
    question: 'What should be in order before a buyer looks?',
    audience: ['sellers'],
    summary:
      'Two to three years of monthly statements that balance, tie to the bank and to the tax returns, and a folder that proves every adjustment.',
    body: [
      p(
        'A buyer prices what can be proven. Most of this is work for you and your bookkeeper in the year before a sale, and it pays even if you never sell.',
      ),
      h('The documents'),
      steps(
        'Profit and loss and balance sheet by month, 24 months at least, better 36. Say whether on a cash or an accrual basis, and stay with it.',
        'The general ledger with every transaction.',
        'Statements of all bank accounts and cards, no month missing.',
        'Tax returns for the same years, and payroll filings.',
        'Receivables and payables by age at each year end and now.',
        'Sales by customer and by product.',
        'Lists: equipment, loans, leases, what is personal, who is family.',
      ),
      h('The tidying up'),
      list(
        'Empty the accounts that a bookkeeper uses for “ask my accountant”, uncategorized and suspense.',
        'Reconcile every bank account. Undeposited funds that never reach the bank, and payroll liabilities that nobody pays, are questions waiting.',
        'Take personal expenses out of the business from today on: the best add-back is the one you do not need.',
        'Book bonuses and vacation when they are earned, and revenue when the work is done.',
        'Put what you and your own companies charge each other in writing, at market rates.',
      ),
      h('Books and returns'),
      p(
        'If the books show more than the tax return, a buyer and a lender will price on the return. Ask your accountant to reconcile the two before anybody else asks.',
      ),
      noAdvice,
    ],
    related: ['quality-of-earnings', 'add-backs', 'deal-room-contents', 'how-long-a-sale-takes'],
    sources: [practice],
    updated,
  },
];
