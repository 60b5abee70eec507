import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, table } from './blocks.ts';
import { offerTimeline } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { bizBuySell2024, marketPulse2025, practice, product } from './sources.ts';

const updated = '2026-11-26';

export const phaseArticles: readonly HelpArticle[] = [
  {
    slug: 'preparing-in-12-months',
    title: 'How to prepare your business in 12 months',
    question: 'How do I get my business ready to sell next year?',
    audience: ['sellers', 'brokers'],
    summary:
      'Start with books and taxes, then with what depends on you, then contracts and people, and last the story. A year is enough to fix most things that lower a price.',
    body: [
      h('Months 12 to 10: find what to fix before selling'),
      list(
        'Get three years of tax returns and statements, and check that they agree. See [preparing your books](/help/preparing-your-books).',
        'Do a [health check](/help/the-health-check): it names what moves the value most.',
        'Ask a CPA what you would keep after taxes in an asset sale and a stock sale.',
        'Write down your own reasons and the least amount that you need. Both will be asked.',
      ),
      h('Months 9 to 7: clean up the figures'),
      p(
        'Close the books every month, on time. Separate your personal spending from the business now, so that there is less to explain later; a year of clean statements is worth more than a list of add-backs. Collect old receivables, count the inventory, write off what is gone. File everything that is late. If you own the building or lend to the company, put market terms in writing. Consider a sell-side [quality of earnings](/help/quality-of-earnings) report for a larger business.',
      ),
      h('Months 6 to 4: make yourself replaceable'),
      p(
        'Give away the tasks that only you do: quotes, key customers, passwords, the license. Name a second in command and let them run two weeks without you. Write the ten procedures that a new owner needs first. If one customer is a large share of your sales, look for others before anything else. Renew what will expire soon: lease, insurance, permits, supplier and customer contracts, and check that contracts can be assigned.',
      ),
      h('Months 3 to 1: package'),
      list(
        'Search for liens and lawsuits in your own name.',
        'Fix what a visitor sees: paint, lights, broken machines, old signs.',
        'Choose the team: attorney, CPA, broker if you want one.',
        'Fill the [deal room](/help/deal-room-contents) in private, and write the teaser.',
        'Do not cut marketing, maintenance or staff to make the last year look better. Buyers see it in the monthly figures.',
      ),
      h('If you have less than a year'),
      p(
        'Do the books, the taxes, the lease and the liens, in this order, and disclose the rest. A known weakness with a price is easier to sell than a surprise. Keep running the business as if you would keep it: sales that fall during the process are one of the most common reasons for a lower offer.',
      ),
      noAdvice,
    ],
    related: ['preparing-your-books', 'the-health-check', 'timeline-by-phase', 'why-offers-are-lower'],
    sources: [practice, product],
    updated,
    reviewer,
  },
  {
    slug: 'timeline-by-phase',
    title: 'The timeline of a sale, phase by phase',
    question: 'How many weeks or months does each step of selling a business take?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Surveys give eight to ten months from start to closing for sales above $500,000. Preparing comes before that, and the phases depend on books, lender, landlord and licenses.',
    body: [
      h('What is measured, and what is not'),
      p(
        'A broker survey of the third quarter of 2025 gives median times to close of 8 to 10 months, by size. BizBuySell counted a median of 168 days on the market for smaller sales in 2024. Half of the sales took longer, and businesses that never sold are in neither number. For the single phases there are no good statistics, so the list below says what each phase waits for. Plan with ranges and ask each person in the deal for their own dates.',
      ),
      h('Preparing and listing'),
      table(
        'Before an offer',
        ['Phase', 'What it waits for'],
        ['Preparing', 'your books: weeks if they are ready, a year if they are not'],
        ['Packaging', 'profile, teaser, deal room, your broker’s agreement'],
        ['Listing', 'buyers: the longest and least predictable phase'],
        ['NDA and questions', 'your answers, and your time for meetings'],
        ['Offers', 'financing letters, comparison of terms'],
      ),
      h('From LOI to closing'),
      table(
        'After an offer',
        ['Phase', 'What it waits for'],
        ['LOI', 'attorneys and one or two rounds'],
        [
          'Diligence',
          'documents: 15 to 30 days in small offers, as one loan broker writes; often longer in practice',
        ],
        ['Financing', 'lender, valuation, insurance, tax transcripts'],
        ['Purchase agreement', 'attorneys, schedules'],
        ['Consents', 'landlord, franchisor, licenses, tax clearance'],
        ['Closing', 'payoff letters, inventory count, wires'],
      ),
      h('After closing'),
      p(
        'The sale does not end with the wire. Working capital is trued up some weeks or months later, training runs as agreed, an escrow is released on its date, a note or an earn-out can run for years. Your old company still files its last returns, pays its last bills and keeps its records.',
      ),
      h('What shortens a sale'),
      list(
        'Answer within a day. Momentum is worth more than a perfect answer.',
        'Have the documents for diligence ready before the LOI.',
        'Ask landlord, franchisor and agencies early, in parallel and not one after the other.',
        'Prefer a buyer whose lender has already read the figures.',
        'One list, one owner and one date for every open point, reviewed weekly by both sides.',
      ),
      noAdvice,
    ],
    related: ['how-long-a-sale-takes', 'preparing-in-12-months', 'due-diligence', 'why-deals-die'],
    sources: [marketPulse2025, bizBuySell2024, offerTimeline, practice],
    updated,
    reviewer,
  },
  {
    slug: 'due-diligence',
    title: 'Due diligence: what buyers ask for',
    question: 'What do buyers want to see in due diligence?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Proof that the figures are real, that the contracts hold, and that nothing is owed that they did not see. Prepare the documents before the letter of intent, and answer in writing.',
    body: [
      h('What buyers look at'),
      list(
        'Figures: tax returns against books, bank statements against revenue, add-backs with proof, customers and margins by month.',
        'Legal: ownership, contracts, lease, lawsuits, liens, licenses, trademarks.',
        'People: roles, pay, contractors, vacation owed, who might leave.',
        'Operations: equipment, suppliers, systems, backlog, warranty claims.',
        'Taxes: income, payroll and sales tax filed and paid.',
        'For buildings and some trades: environmental reports.',
      ),
      h('How long due diligence lasts'),
      p(
        'The LOI sets how long due diligence may take. A loan broker for small acquisitions writes that 15 to 30 days are typical in an offer; with a lender, a landlord and licenses it takes longer, and the period is extended. The time goes mostly into waiting for documents. A seller with a complete [deal room](/help/deal-room-contents) on the day of the LOI keeps the buyer busy instead of nervous.',
      ),
      h('For sellers: how to come through it'),
      list(
        'Answer every question once, in writing, where all advisors can find it.',
        'Correct a mistake before the buyer finds it.',
        'Release names of customers and employees last, and meetings with them only near the end.',
        'Keep a copy of what you showed, and when: it is your defense if a claim comes.',
        'Meet once a week for open points. Silence is read as bad news.',
      ),
      h('For buyers: where the money hides'),
      p(
        'Match twelve months of bank deposits to reported sales. Compare the returns with IRS transcripts. Ask for sales by customer for three years and call the largest ones with the seller’s consent. Read the lease and every contract with a change of control clause. Look for what is missing: repairs put off, vacation owed, sales tax in other states, a machine on its last year. Spend on an accountant first; if the earnings are not real, the rest does not matter.',
      ),
      h('When the buyer asks for a lower price'),
      p(
        'A re-trade is a new price after diligence. Ask for the finding, the amount and the calculation. If it is right and was not known, share it: an adjustment, a larger note or an escrow are alternatives to a cut. If it was in the documents before the LOI, say so and hold the price. Decide beforehand at what point you would walk away.',
      ),
      noAdvice,
    ],
    related: ['deal-room-contents', 'quality-of-earnings', 'representations-and-indemnity', 'why-deals-die'],
    sources: [offerTimeline, practice],
    updated,
    reviewer,
  },
  {
    slug: 'why-deals-die',
    title: 'Why deals fall through',
    question: 'Why do business sales fail after an offer was accepted?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Figures that do not hold, financing that does not come, a landlord who says no, falling sales, slow answers, and second thoughts. Most can be seen and fixed before the LOI.',
    body: [
      h('How often it happens'),
      p(
        'No statistic covers all sales. A loan broker who works with business brokers writes that about 30% of the deals it sees fail to close after an accepted offer. Whatever the number is in your trade, plan for it: keep the second buyer warm within what exclusivity allows, and do not resign, move or tell people before the money has arrived.',
      ),
      h('The figures do not hold'),
      p(
        'The most expensive surprise is earnings: add-backs without proof, cash that was never deposited, sales that belong to another year, a tax return that shows less than the profile. Banks lend on tax returns. Sales that fall while the process runs have the same effect, because the buyer sees last month and not last year. What helps: a [quality of earnings](/help/quality-of-earnings) review or at least a check by your CPA before you list.',
      ),
      h('Money, landlord, license'),
      list(
        'The lender declines, or the valuation is lower than the price. Ask for a real prequalification.',
        'The landlord refuses or wants a new rent. Read the lease first.',
        'A license cannot be transferred, or takes longer than anyone can wait.',
        'Old liens, unpaid taxes or an EIDL larger than the proceeds.',
        'A partner, spouse or family member who has not agreed.',
      ),
      h('People and time'),
      p(
        'Time kills deals: each week brings a new question, a bad month or a better idea. Sellers lose interest when a buyer asks for the tenth list, buyers when answers take a week. Attorneys who have never closed a small sale can turn a modest deal into a large contract. And people change their minds: an owner who does not know what comes after the sale often finds a reason not to sign.',
      ),
      h('If the buyer walks away'),
      p(
        'Get documents back or destroyed as the NDA says, end access to the deal room, and write down what the reason was. Fix it before the next buyer finds it. Tell the next buyer the truth if they ask: a deal that ended over financing is no stain, and a hidden one is.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'what-an-loi-is-not', 'timeline-by-phase', 'preparing-in-12-months'],
    sources: [offerTimeline, practice],
    updated,
    reviewer,
  },
];
