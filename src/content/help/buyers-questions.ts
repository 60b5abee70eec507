import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps } from './blocks.ts';
import {
  handbookChanges,
  immigrantInvestors,
  lenderGuide,
  loanRules,
  ownersOfBorrowers,
  treatyInvestors,
} from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, sbaTerms } from './sources.ts';

const updated = '2026-11-27';

/** What buyers ask before and after they buy. */
export const buyerQuestionArticles: readonly HelpArticle[] = [
  {
    slug: 'buying-with-a-visa',
    title: 'E-2 and other visas',
    question: 'Can I buy a business with an E-2 visa, and do I get an SBA loan?',
    audience: ['buyers', 'brokers'],
    summary:
      'A purchase can be the basis of an E-2 visa. With a visa there is no SBA loan: since March 1, 2026, all owners of the borrower must be U.S. citizens or nationals. Plan with cash, a seller note and an immigration attorney.',
    body: [
      h('What an E-2 investor needs'),
      list(
        'Nationality of a country with a treaty. A green card is not needed, and the visa is not one.',
        'A substantial investment for the kind of business, your own money at risk, of lawful source. The law names no least amount: the cheaper the business, the larger the share that has to be yours.',
        'Half of the business at least, or control of it in another way, and you come to direct it.',
        'A business that is real and earns more than a bare living for you and your family.',
      ),
      h('Loans for visa holders'),
      p(
        'All direct and indirect owners of a borrower of an SBA 7(a) or 504 loan must be U.S. citizens or nationals who live in the United States; holders of a visa and, since March 1, 2026, permanent residents are not eligible, as reported from the SBA’s notice. Banks lend without the SBA in some cases, with more money down. A loan secured by the business itself does not count as your investment for the visa; your own money and a loan secured by your own property do.',
      ),
      h('What you can do'),
      steps(
        'Talk with an immigration attorney before you sign: the visa becomes a condition of the closing, with the money in escrow until it is granted.',
        'Look at prices up to what your cash plus a seller note carries: with half down, cash of $90,000 is a price of about $180,000, less costs and working capital.',
        'Choose a business with employees and provable earnings; a job for one person is refused as marginal.',
      ),
      h('EB-5 and others'),
      p(
        'An EB-5 green card asks for $1,050,000, or $800,000 in a targeted area, and ten full-time jobs. L-1 and others depend on a company that you have abroad.',
      ),
      noAdvice,
    ],
    related: ['how-buyers-pay', 'buying-with-little-money', 'sba-loan-steps'],
    sources: [treatyInvestors, immigrantInvestors, ownersOfBorrowers],
    updated,
    reviewer,
  },
  {
    slug: 'buying-with-little-money',
    title: 'No money down, or little cash',
    question: 'Can I buy a business with no money down?',
    audience: ['buyers', 'sellers'],
    summary:
      'Rarely. SBA rules ask for at least 10% of the project from the buyer, a standby seller note can be half of it, and you need cash for costs and the first months. Promises of zero down are mostly sold as courses.',
    body: [
      h('What you really need'),
      list(
        'Equity: at least 10% of the whole project for an SBA loan that pays for a change of ownership. A seller note on full standby for the life of the loan can be up to half of that.',
        'Costs: attorney, CPA, valuation, SBA fee, deposits; commonly a few percent of the price.',
        'Working capital, and some months of living costs of your own. Lenders look at what is left after closing.',
      ),
      h('Ways with less cash'),
      list(
        'A larger seller note without a bank: a seller who trusts you, at a higher price or rate, with your guarantee.',
        'Retirement money through a ROBS, money of family as a gift, an investor who takes a share.',
        'A smaller business first; or a job there with an agreement to buy in over years.',
        'Buying a part of it now and the rest from earnings.',
      ),
      h('Why zero down is dangerous'),
      p(
        'The whole price is then debt: the payments take what you would live on, and one bad quarter breaks the loan. You guarantee all of it with your house. A seller who gives a business away without money has a reason; find it in the tax returns. Check the sum: SDE less your living, divided by the payments of a year, should be 1.25 or more.',
      ),
      noAdvice,
    ],
    related: ['how-buyers-pay', 'sba-loan-steps', 'debt-service-coverage', 'personal-guarantees'],
    sources: [lenderGuide, handbookChanges, practice],
    updated,
    reviewer,
  },
  {
    slug: 'personal-guarantees',
    title: 'Personal guarantees, collateral and your house',
    question: 'Do I have to guarantee the loan and put up my house?',
    audience: ['buyers', 'sellers'],
    summary:
      'For an SBA loan everyone who owns 20% or more guarantees it without limit. The business’s assets secure it, and a bank may ask for a lien on your house if they are not enough.',
    body: [
      h('The guarantee'),
      p(
        'A personal guarantee means that you pay if the business does not. For an SBA loan each owner of 20% or more signs one without limit, and someone must even if no one owns that much. Spouses are asked where they own a part together or where joint property secures the loan. An LLC does not protect you from what you have guaranteed.',
      ),
      h('Collateral'),
      p(
        'The lender takes a lien on all assets of the business first. A small service business has few, so that the loan is not fully secured, and then the lender may have to take available equity in real estate of yours. A loan is not refused only because collateral is missing, if the cash flow carries it.',
      ),
      h('How to limit the risk'),
      list(
        'Coverage of 1.25 or more after your own pay, also in the worst of the last three years.',
        'Life and disability insurance; lenders often ask for life insurance where the business depends on you.',
        'A seller note with set-off: what the seller owes you from a broken promise comes off it.',
        'Months of payments as a reserve, and a line of credit before you need it.',
      ),
      h('Credit, criminal records and taxes'),
      p(
        'Lenders look at your credit report, past bankruptcies, unpaid taxes, and any default on a federal loan, which excludes you. Each has its own limit of credit score; ask before you apply. Say the bad things first: they find them.',
      ),
      noAdvice,
    ],
    related: ['sba-loan-steps', 'debt-service-coverage', 'buying-with-little-money'],
    sources: [loanRules, sbaTerms, practice],
    updated,
    reviewer,
  },
  {
    slug: 'choosing-a-business-to-buy',
    title: 'Choosing one, and how to compare two',
    question: 'How do I choose between two listings, and what does someone new look for?',
    audience: ['buyers'],
    summary:
      'Not by the multiple alone. Compare what is left each year after the loan and your pay, how well the earnings are proven, and what breaks when the owner leaves.',
    body: [
      h('Compare two in five lines'),
      steps(
        'Price divided by SDE: the lower is cheaper, and often for a reason.',
        'SDE less the payments of a year: what you live on. More dollars at a higher multiple can be the better buy.',
        'Proof: do tax returns, bank statements and P&L agree?',
        'Dependence: on the owner, on one customer, on one employee, on a lease that ends.',
        'What must be bought soon: trucks, roof, software. Take it off the earnings.',
      ),
      h('What fits a first-time buyer'),
      p(
        'A trade that you understand or can learn from staff who stay, customers who come back by themselves, no license that only the seller has, and a seller who trains you for months. Boring is good. Stay away from falling sales unless you know why they fall.',
      ),
      h('Semi-absentee and manager-run'),
      p(
        'Semi-absentee means that a manager runs the days and you give some hours a week. Few small businesses really are: check whether the manager is in the books at a market wage, whether they stay, and who does what when they are ill. If you must hire one, take that wage off the SDE before you divide. Cards here do not show how many hours the owner works: ask once you have access.',
      ),
      h('Questions for the first call'),
      p(
        'Why do you sell, and why now? What do you do in a week? Who are the five largest customers, as shares? What would you do with more money? What went wrong last year? Who else knows how to do your work?',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'debt-service-coverage', 'first-months-as-owner'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'books-and-tax-returns-differ',
    title: 'When the P&L and the tax return do not agree',
    question: 'The P&L shows more profit than the tax return: should I walk away?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'Not at once. Ask for a bridge from one to the other, line by line. Until it is proven, price and borrow on the tax return: that is what a lender does.',
    body: [
      h('Honest reasons for a difference'),
      list(
        'Cash and accrual: the return counts when money moves, the P&L when it is earned.',
        'Depreciation: faster for tax than in the books.',
        'Personal expenses and one-time costs: added back by the seller; each needs a document.',
        'Another year-end, or an affiliate on the same return.',
      ),
      h('Bad reasons'),
      p(
        'Sales that were never reported, cash that left through the drawer, costs that are missing from the P&L, or figures that were made up. Unreported income cannot be financed, cannot be proven, and says how the seller treats the truth. Do not pay for it. Sales that are equal to the dollar for years, round numbers, and a P&L without a bank statement behind it are signs to look closer.',
      ),
      h('What to ask for'),
      steps(
        'A reconciliation of net income on the P&L to taxable income, signed by the CPA.',
        'Twelve months of bank statements, and a proof of cash: deposits against sales.',
        'Tax transcripts straight from the IRS, on Form 4506-C; lenders ask for them anyway.',
        'Sales tax returns and payroll reports: they were filed with someone who checks.',
      ),
      h('If it does not reconcile'),
      p(
        'Offer on the lower figure, put the rest in an earn-out, or pay for a quality of earnings report first. If the answer is anger or delay, walk away. A seller with a good explanation has it ready.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'quality-of-earnings', 'preparing-your-books', 'avoiding-scams'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'one-large-customer',
    title: 'One large customer: concentration',
    question: 'One customer makes a third of the sales: is that a dealbreaker?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'Not by itself. Above about 20% buyers and lenders flag it, above 40% many stop or pay less. A contract, long tenure, several contacts and a price or earn-out that shares the risk make it buyable.',
    body: [
      h('How it is judged'),
      list(
        'Up to about 10% of sales: normal. 10% to 20%: asked about. Above 20%: flagged by buyers and lenders. Above 40%: a lower price or a different structure. Above half: fewer buyers, and many banks lend only what the rest of the business can carry.',
        'Contract: how long, how it can be ended, and whether it can be assigned to you.',
        'Tenure and trend: fifteen years and growing is not two years and falling.',
        'Who holds the relation: if only the owner does, it leaves with the owner.',
        'Margin: a large customer with thin margins can leave and cost you little.',
      ),
      h('What buyers do about it'),
      p(
        'They ask to talk with the customer before closing, late and with the seller; they put part of the price into an earn-out or a note that depends on the customer staying; they work out coverage without the customer; they keep more cash. Ask for it in writing what share each of the first ten has, by name only after the letter of intent.',
      ),
      h('What a seller can do in a year'),
      p(
        'Win two mid-sized customers rather than ten small ones, renew the contract for years with a right to assign it, and put a second person on the account. Show the trend by month. A dependence that is falling is forgiven.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'raising-the-value', 'earn-out-terms'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'first-months-as-owner',
    title: 'The first months after you bought',
    question: 'What do I do in the first 100 days after buying a business?',
    audience: ['buyers'],
    summary:
      'Change little, meet everyone, watch the cash. Keep people and customers first; learn what the seller knows while you have them; decide about changes after three months.',
    body: [
      h('The first week'),
      list(
        'Talk with each employee alone: pay, hours and benefits stay. Ask what should never change, and what annoys them.',
        'Call or visit the ten largest customers with the seller beside you.',
        'Control of the bank, payroll, insurance, passwords and keys from the first hour.',
      ),
      h('The first three months'),
      list(
        'A cash forecast of 13 weeks, looked at every Monday.',
        'The seller’s hours of training used up on purpose: a list of what only they know.',
        'Prices, suppliers and software left alone until you understand why they are so.',
        'Collect what customers owe on time: new owners get tested.',
      ),
      h('Should you set up a company to buy with?'),
      p(
        'Nearly every buyer uses a new LLC or corporation, so that what the business owes stays there; the guarantee that you sign stays yours. Your CPA chooses the form for tax, your attorney drafts it, and both before the letter of intent names a buyer. Get the EIN, the bank account, insurance and the sales tax number weeks before closing, because each takes days.',
      ),
      h('What goes wrong'),
      p(
        'New owners run out of cash, not out of profit: seasonal lows, a slow handover of receivables, one large repair. Keep a reserve. The second mistake is to be too kind with a key person who tests you, the third is to change the name in the first month.',
      ),
      noAdvice,
    ],
    related: ['transition-and-training', 'employees-at-closing', 'handing-over-accounts'],
    sources: [practice],
    updated,
    reviewer,
  },
];
