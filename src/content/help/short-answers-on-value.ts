import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on what a business is worth; each heading is found on its own. */
export const shortValueArticles: readonly HelpArticle[] = [
  {
    slug: 'value-questions',
    title: 'What it is worth: short answers',
    question: 'What else is asked about value and price?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on value: rules of thumb, which year counts, growth ideas, two brokers who differ, a friend’s price, a hobby or a startup, assets above earnings, online calculators.',
    body: [
      h('Are rules of thumb, such as a share of sales, any good?'),
      p(
        'As a first look only. A percentage of sales ignores profit: two shops with the same sales can earn four times as much or nothing. Rules on earnings (SDE) are closer, since that is what a buyer lives on and a bank lends on. Use one rule on sales to check the other, and ask why they differ. Ask me for the multiples of your trade, such as “what do laundromats sell for?”.',
      ),
      h('Which year counts: the best, the last, or an average?'),
      p(
        'Mostly the last twelve months, if they are normal. Steady growth: the last year, sometimes the run rate with proof; a fall: the last twelve months; up and down: an average of three years, the newest weighted most. A year of a windfall, a storm or a closure is explained and smoothed, not chosen. Lenders look at two or three returns and take the weakest seriously.',
      ),
      h('Do buyers pay for growth potential?'),
      p(
        'Little. They pay for what is there and keep the upside for themselves, because they will do the work. Potential counts when it is begun: signed contracts, a second location that earns, orders, a tested price rise. If you believe in it, take part of the price as an earn-out. In the listing name two or three ideas with cost and result, not ten.',
      ),
      h('Why do two brokers or appraisers give different values?'),
      p(
        'Because they use other earnings, another multiple, or another question. Compare line by line: which year, which add-backs, which pay for the owner, with or without inventory, building and debt. A number that comes with a contract to sign may be meant to please. Ask each for three real sales like yours. The market answers in the end, and lenders before it.',
      ),
      h('A friend sold for more: why is mine worth less?'),
      p(
        'Ask what was in that price: land, inventory, cash, debt, an earn-out, a buyer with a special reason. Then compare size, proven earnings, staff, lease and owner’s hours. Prices that people tell are often asking prices or totals with everything in. For a client or a partner, put the two side by side in one table and let a bank say what it would lend.',
      ),
      h('My assets are worth more than the earnings say'),
      p(
        'Then the assets set the floor: an orderly sale of equipment, stock and vehicles, less debt and costs. A buyer pays for earnings or for assets, not for both. If a trade needs much equipment for little profit, look for a buyer who has the work and lacks the machines, or sell pieces that do not earn. Land and buildings are priced on their own, always.',
      ),
      h('Can I sell a startup, a side business or a hobby?'),
      p(
        'Yes, for what a buyer can go on with: a product that sells, a domain with traffic, equipment, a permit, a waiting list. Without a year of profit there is no multiple, so think in the cost and time that you save the buyer. Expect little cash and perhaps a share of later sales. Separate accounts and twelve months of statements raise it more than anything else.',
      ),
      h('Do interest rates or the economy change the price?'),
      p(
        'Where rates will be next year no one knows, and I don’t guess. They change the price through the loan: at a higher rate the same earnings carry a smaller loan, so a price that relied on debt falls, or the seller carries more. Work it out with today’s rate: earnings less the buyer’s pay, divided by 1.25, is what may go to the bank each year. A point of interest often moves a price less than a weaker year of yours, so decide by your own earnings, lease, health and plans, and let the terms share the risk. In a weak economy proof matters more, and lenders look at your worst year.',
      ),
      noAdvice,
    ],
    related: ['how-businesses-are-valued', 'multiples-by-size', 'raising-the-value', 'why-offers-are-lower'],
    sources: [practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
