import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, note, p, steps } from './blocks.ts';
import {
  lenderGuide,
  loanCalendar,
  loanHandbook,
  loanRules,
  loanWeeks,
  ownersOfBorrowers,
  rollovers,
} from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, sbaChanges, sbaTerms } from './sources.ts';

const updated = '2026-11-26';

export const financingArticles: readonly HelpArticle[] = [
  {
    slug: 'sba-loan-steps',
    title: 'An SBA 7(a) loan step by step',
    question: 'How do I get an SBA loan to buy a business?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'Prequalify before you make offers, bring at least 10% of the project, collect the documents of both sides early, and plan 9 to 13 weeks from the signed letter. The SBA guarantees; a bank lends.',
    body: [
      h('Who may get it'),
      list(
        'The business operates for profit in the United States, is small by SBA size standards, and is not of an excluded kind, such as lending, gambling or passive real estate.',
        'The borrower cannot get the credit elsewhere on reasonable terms: the lender has to document that.',
        'Since March 1, 2026, all direct and indirect owners of the borrower must be U.S. citizens or nationals who live in the United States; permanent residents are no longer eligible, as reported from the SBA’s notice.',
        'Everyone who owns 20% or more of the borrower guarantees the loan personally.',
      ),
      h('Equity injection'),
      p(
        'For a change of ownership the buyer brings at least 10% of the whole project: price, working capital and costs. It can be savings, a gift with a letter, or borrowed money that is repaid from something other than the business. A seller note counts for at most half of it and only on full standby for the life of the loan. The lender follows the money through your bank statements, so do not move it around in the months before.',
      ),
      h('Documents the lender asks for'),
      list(
        'From the buyer: borrower information form, personal financial statement, tax returns, resume, business plan with projections, proof of the injection.',
        'From the seller: business tax returns, interim statements, debt schedule, lease, and a signed Form 4506-C, with which the lender compares the returns with IRS transcripts.',
        'For the deal: LOI or purchase agreement, allocation of the price, seller note, standby agreement, franchise documents.',
        'Later: valuation, insurance, licenses, landlord’s waiver.',
      ),
      h('Valuation, insurance and collateral'),
      p(
        'If the amount financed, less appraised real estate and equipment, is more than $250,000, or the buyer and the seller are related, the lender orders an independent valuation. If it comes in below the price, the loan shrinks. Hazard insurance is required, and life insurance for a business that depends on one person, unless other collateral fully secures the loan; start the application early, because medical checks are slow. The lender takes the assets of the business as collateral and may take a lien on a home.',
      ),
      h('The steps and the time they take'),
      p(
        'From the signed letter of intent to the keys, plan 9 to 13 weeks: one broker writes 60 to 90 days, a loan broker 90 to 120. What slows it: late documents, tax transcripts, the valuation, the landlord, a license.',
      ),
      steps(
        'Signed LOI, term sheet and full application: 1 to 3 weeks, less if you were prequalified.',
        'Underwriting and commitment: 3 to 6 weeks, by the lender alone or with the SBA.',
        'At the same time valuation, appraisals, environmental report, insurance: 2 to 4 weeks.',
        'Closing checklist, with entity, license, lease, payoff letters and standby agreement, then funding: 2 to 4 weeks.',
      ),
      note(
        'Lenders differ, and no honest average fits all: ask for dates in writing. Lenders with delegated authority decide themselves; a missing tax transcript or lease can cost weeks at any of them. The SBA changes rules by notice: what is here is as of the date below.',
      ),
      noAdvice,
    ],
    related: ['sba-loans', 'debt-service-coverage', 'how-buyers-pay', 'seller-notes-and-standby'],
    sources: [
      sbaTerms,
      loanRules,
      loanHandbook,
      sbaChanges,
      lenderGuide,
      loanWeeks,
      loanCalendar,
      ownersOfBorrowers,
    ],
    updated: '2026-11-29',
    reviewer,
  },
  {
    slug: 'how-buyers-pay',
    title: 'Where a buyer’s money comes from',
    question: 'How can I pay for a business: down payment, ROBS, HELOC, investors?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'From savings, a bank or SBA loan, a seller note, retirement money (ROBS), home equity, family, or investors such as a search fund. Each one puts something else at risk.',
    body: [
      h('The down payment'),
      p(
        'Plan for cash in three places: the down payment, the closing costs, and money to run the business for the first months. An SBA loan needs at least 10% of the project from you; a bank without the guarantee usually wants more. Sellers ask for proof of funds before they give a name, so have a recent statement or a lender’s letter ready. Black out account numbers in what you send.',
      ),
      h('ROBS: retirement money'),
      p(
        'In a rollover as business startup, you form a C corporation, it sets up a retirement plan, you roll your old plan into it, and the plan buys stock of the corporation. There is no loan and no early withdrawal tax if it is done right. The IRS calls these plans questionable, though not abusive in themselves, and has checked plans that did not file their annual Form 5500. Employees must be able to join, the stock needs a real valuation, and your retirement goes down with the business if it fails.',
      ),
      h('Home equity'),
      p(
        'A home equity line of credit (HELOC) is cheap and quick, and it puts your house behind the business. A lender counts the payments in your household budget. For an SBA loan, borrowed money counts as equity only if you can show that it is repaid from something other than the business, for example a spouse’s salary.',
      ),
      h('Seller, family and investors'),
      list(
        'A [seller note](/help/seller-notes-and-standby) fills a gap and keeps the seller interested in your success.',
        'Family: write it down. A gift needs a gift letter; a loan needs terms.',
        'Investors: a search fund raises money from investors first to look for a company, then to buy it; the searcher earns a share over time. Selling shares to investors is regulated by securities law.',
        'An independent sponsor finds the deal first and the investors after. Sellers should ask whose money it is and when it is committed.',
      ),
      h('What sellers should check'),
      p(
        'Ask every buyer: how much of your own cash, from which account, which lender, and what has the lender seen? A letter that says “subject to review” has reviewed nothing. A price paid entirely with borrowed money leaves no room for a bad month, and your seller note is the first payment that stops.',
      ),
      noAdvice,
    ],
    related: ['sba-loan-steps', 'debt-service-coverage', 'seller-notes-and-standby', 'what-an-loi-is-not'],
    sources: [rollovers, sbaChanges, loanHandbook, practice],
    updated,
    reviewer,
  },
];
