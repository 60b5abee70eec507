import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p } from './blocks.ts';
import { esopSales, fiduciaries, loanHandbook } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, sbaChanges } from './sources.ts';

const updated = '2026-11-26';

export const partialSaleArticles: readonly HelpArticle[] = [
  {
    slug: 'partial-sales-and-rollover',
    title: 'Selling part: minority, recapitalization, rollover',
    question: 'Can I sell only part of my business and stay in it?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Yes: a minority share, a majority with rollover equity, or a recapitalization. What you keep is worth what the contract lets you do with it, so read the exit rights first.',
    body: [
      h('Minority sale'),
      p(
        'In a minority sale you sell less than half and keep control. Few buyers pay a full price for a share that they cannot run or resell, so expect a lower price per share than for the whole. A minority investor asks for rights instead: regular figures, a veto on large decisions, a way to sell if you sell (a tag-along), sometimes the right to make you buy the share back. A partner who works in the business, or a manager who buys in over years, is often a better fit than a stranger.',
      ),
      h('Rollover equity'),
      p(
        'In a rollover you sell the whole business and take part of the price as ownership in the buyer’s company. You are paid twice: now in cash, and later if the new company is sold for more. Or you are paid once, because a rollover can be worth nothing: the new company often carries the acquisition debt, and your shares may rank behind the investor’s. Rollovers can be arranged so that the part you keep is not taxed now; that has to be planned before the letter of intent.',
      ),
      h('Recapitalization'),
      p(
        'In a recapitalization the company borrows or takes in an investor and pays you out for part of your ownership. You take money off the table and keep running the business, now with debt or with a partner who may hold the majority. Ask what happens if the year is bad: which payments come first, who can replace you, and whether your own shares are the security for the loan.',
      ),
      h('What to settle before you keep a share'),
      list(
        'How your share can be sold: put and call rights, a formula or an appraiser for the price, and by when.',
        'What you can see and stop: budgets, debt, new shares, related-party deals, a sale.',
        'What happens to your share if you leave, are dismissed, become ill or die.',
        'Whether you still guarantee any debt of the business.',
        'Whether profits will be distributed, at least enough to pay your tax on them.',
      ),
      h('Partial sales and SBA loans'),
      p(
        'Under SBA rules in force since June 2025, a 7(a) loan can finance the purchase of only part of a business if it is structured as a stock purchase, and the owners who remain guarantee the loan for at least two years. That surprises many sellers who wanted to keep a small share. Ask the lender before you offer it.',
      ),
      noAdvice,
    ],
    related: ['selling-to-employees', 'asset-or-stock-sale', 'earn-out-terms', 'taxes-by-structure'],
    sources: [sbaChanges, loanHandbook, practice],
    updated,
    reviewer,
  },
  {
    slug: 'selling-to-employees',
    title: 'Selling to employees: buyouts and ESOPs',
    question: 'Can I sell my company to my employees?',
    audience: ['sellers', 'brokers'],
    summary:
      'To a manager or a group, with a loan and often a seller note. Or to an employee stock ownership plan (ESOP), a retirement trust that buys the shares, with tax benefits and real costs.',
    body: [
      h('A manager or a small group buys'),
      p(
        'People who run the business already know it, so diligence is short and confidentiality is easier. What they lack is money. The price is usually paid from a bank loan, a seller note and the earnings of the coming years, which means that you finance part of your own sale. Treat it like any other sale: a letter of intent, figures for both sides, a deadline, and separate attorneys. If it fails, you still need these people on Monday, so agree beforehand how it ends.',
      ),
      h('What an ESOP is'),
      p(
        'An employee stock ownership plan is a retirement plan that owns shares of the company. A trust buys your shares, often with borrowed money that the company repays, and the shares are credited to the accounts of employees over time. Employees do not pay for the shares that an ESOP holds for them. A trustee, not you, decides for the plan, and the plan may not pay more than adequate consideration: an independent appraiser determines what the shares are worth. You can sell all of it or a part.',
      ),
      h('Tax benefits of an ESOP'),
      list(
        'Shareholders of a C corporation can defer their capital gain under section 1042 if the plan owns at least 30% after the sale, the shares were held for three years, and the proceeds are reinvested in qualifying securities in time.',
        'The share of an S corporation’s profit that belongs to the ESOP is not subject to federal income tax.',
        'Contributions with which the company repays the loan are deductible within limits.',
        'Strict rules keep the plan from serving only a few people. Breaking them is expensive.',
      ),
      h('When an ESOP makes sense'),
      p(
        'An ESOP needs steady profits, capacity to borrow, managers who stay and enough employees to own it. Setting it up takes a feasibility study, a trustee, an appraiser and attorneys, and every year it needs an appraisal and administration. A company with a handful of employees or one big customer is rarely a fit. If you want the highest price in cash, a strategic buyer may pay more; if you want the company to go on as it is, an ESOP may be worth less money to you and still be the better sale.',
      ),
      noAdvice,
    ],
    related: ['partial-sales-and-rollover', 'telling-employees', 'seller-notes-and-standby'],
    sources: [esopSales, fiduciaries, practice],
    updated,
    reviewer,
  },
];
