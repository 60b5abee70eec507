import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, note, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import {
  bizBuySell2024,
  bizBuySell2025,
  marketPulse2021,
  marketPulse2025,
  practice,
  sbaChanges,
  sbaCoverage,
  sbaCoverageRatio,
  sbaTerms,
} from './sources.ts';

const updated = '2026-11-23';

export const valueArticles: readonly HelpArticle[] = [
  {
    slug: 'how-businesses-are-valued',
    title: 'How small businesses are valued',
    question: 'What is my business worth?',
    audience: ['sellers', 'buyers'],
    summary:
      'Mostly: earnings times a multiple. The multiple rises with size, steady customers and a business that runs without its owner, and is limited by what a bank will finance.',
    body: [
      steps(
        'Find the earnings: [SDE or adjusted EBITDA](/help/sde-or-ebitda), weighted toward the latest year, or the latest year alone if earnings are falling.',
        'Find the multiple: a range for size and industry, and a place in it for the quality of the business.',
        'Multiply. That is the value of the operations, cash-free and debt-free.',
        'Say what is included: inventory, [working capital](/help/working-capital-and-the-peg), real estate.',
      ),
      p(
        'With an account, [Valuation](/analysis/valuation) does this as you type, and says what every figure is based on. It is a quick estimate from earnings and trade alone: it puts the business in the middle of its trade, with 25% either way. A [health check](/help/the-health-check) uses the same tables and places the business by its answers, so the two differ. Both are estimates, not appraisals.',
      ),
      h('What the market paid'),
      p(
        'Among the sales that BizBuySell recorded in calendar 2025 (9,586 of them), the median price was $350,000, with median earnings of $158,950 and median revenue of $703,000. The average was 2.61 times cash flow and 0.69 times revenue. Businesses sold at 94% of the asking price. In 2024 the average multiple was 2.57, and the median time on the market 168 days.',
      ),
      h('What moves your multiple'),
      list(
        'Up: recurring revenue, many customers, a manager in place, written procedures, clean books, a long lease.',
        'Down: one customer with a large share, a business that depends on its owner, falling sales, undocumented add-backs.',
      ),
      h('Two checks'),
      p(
        'Can a buyer [finance it](/help/debt-service-coverage)? If earnings cannot support the price, no lender will finance it. And what are the assets worth if a buyer pays nothing for the earnings: equipment, usable inventory and collectible receivables, minus debts? A business without earnings has that floor and no multiple.',
      ),
      p('Large public companies trade at far higher multiples. Those say nothing about a small business.'),
      noAdvice,
    ],
    related: ['multiples-by-size', 'what-is-sde', 'debt-service-coverage', 'earn-outs-and-seller-notes'],
    sources: [bizBuySell2025, bizBuySell2024, practice],
    updated,
    reviewer,
  },
  {
    slug: 'the-health-check',
    title: 'The health check',
    question: 'How do I find out what my business is worth, and what to improve first?',
    audience: ['sellers', 'brokers'],
    summary:
      '35 questions in five sections, your figures, and a score that places your business in the range of multiples. Answer all at once or over several days, alone or with help.',
    body: [
      steps(
        'Sign in, open [Health check](/analysis/health-check), add your business if it is not there, and start.',
        'Answer what you know. Each question says why it is asked and where to find the answer. Every answer is saved automatically.',
        'Attach supporting documents: a contract, a statement, a tax return. They are stored encrypted.',
        'Invite your bookkeeper or CPA to the sections that they know better.',
      ),
      h('The five sections'),
      table(
        'The weight of each section',
        ['Section', 'Covers', 'Weight'],
        ['Business at a glance', 'Age, growth, margin, how steady earnings are, how books are kept', '20%'],
        ['Market edge', 'Customers, how many stay, what sets you apart', '20%'],
        ['Boost valuation', 'How well the business runs without you', '25%'],
        ['Risk check', 'Lease, taxes, lawsuits, suppliers, people', '25%'],
        ['Growth plan', 'Costed ideas, backlog, room to grow', '10%'],
      ),
      p(
        'A section gets a score once 70% of the questions that apply to you are answered. Until then it says how many answers are missing: a number based on too few answers would look exact and be a guess.',
      ),
      h('A first range in nine answers'),
      p(
        'While there are too few answers for a value, you see every value that the check can still reach: the worst and the best score that your open answers allow, at the multiples of your trade and size. One more answer never widens that range. You can [try it without an account](/evaluation): your trade, your SDE and seven more answers. They come along into the health check.',
      ),
      h('As answered, and documented'),
      p(
        'You see two scores: one from all your answers, and one from the answers with supporting documents. Buyers and lenders will ask for the documents anyway. The second score shows how ready you are.',
      ),
      h('Who sees it'),
      list(
        'You own the check. A broker whose [engagement](/engagements) includes approvals works on it until the engagement ends. A broker who only screens requests sees none of it.',
        'People you invite see the sections that you give them, and nothing else: no score, no value.',
        'None of it appears on a listing unless you put it there.',
      ),
      note('The weights and scales are our own policy. The result is an estimate, not an appraisal.'),
      noAdvice,
    ],
    related: ['how-businesses-are-valued', 'multiples-by-size', 'what-is-sde'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'multiples-by-size',
    title: 'Multiples by size',
    question: 'Which multiple do businesses of my size sell for?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'In the third quarter of 2025 brokers reported median multiples from 2.8 times SDE below $1M to 4.8 times above $5M. Larger businesses sell for more per dollar of earnings.',
    body: [
      table(
        'Median multiples and months to close, third quarter of 2025',
        ['Deal value', 'SDE', 'EBITDA', 'Months'],
        ['$500K – $1M', '2.8×', '3.5×', '8'],
        ['$1M – $2M', '3.3×', '3.0×', '9'],
        ['$2M – $5M', '3.3×', '4.0×', '9'],
        ['$5M – $50M', '4.8×', 'not available to us', '10'],
      ),
      p(
        'The figures come from a survey by the IBBA and M&A Source of 247 transactions, as a brokerage reported it. The EBITDA multiple of the $1M – $2M range is below its SDE multiple: with few deals per quarter, a median jumps. The quarter before had 2.0 where the table now shows 3.5, and the brokerage called it an anomaly.',
      ),
      h('How to read them'),
      list(
        'A median is the middle: half of the deals were below it.',
        'SDE and EBITDA deals are different businesses. Do not divide one column by the other.',
        'Deal value is not the same as cash price: it includes [earn-outs and seller notes](/help/earn-outs-and-seller-notes).',
        'Each quarter is a small sample. Look at several.',
      ),
      h('A second source'),
      p(
        'BizBuySell, whose sales are smaller (median price $350,000), reports an average of 2.61 times cash flow for 2025 and 2.57 for 2024. Large deals pull an average up, so it is higher than what half of the sellers got.',
      ),
      p(
        'Industries differ as well. Published ranges for single industries mostly reflect the experience of one brokerage and are not statistics. With an account you see them under [Valuation](/analysis/valuation), each with its source and date. Ranges that we have not read in a published source are called guide ranges.',
      ),
      noAdvice,
    ],
    related: ['how-businesses-are-valued', 'sde-or-ebitda', 'how-long-a-sale-takes'],
    sources: [marketPulse2025, bizBuySell2025, bizBuySell2024],
    updated,
    reviewer,
  },
  {
    slug: 'sba-loans',
    title: 'Buying with an SBA 7(a) loan',
    question: 'Can a buyer finance the purchase with an SBA loan?',
    audience: ['buyers', 'sellers'],
    summary:
      'An SBA 7(a) loan often works: a bank lends up to $5 million and the SBA guarantees most of it. The buyer brings at least 10% of the project; a seller note counts only under strict terms.',
    body: [
      table(
        'The main rules, as of the sources below',
        ['Point', 'Rule'],
        ['Largest loan', '$5 million for most 7(a) loans'],
        ['Guaranty', '85% up to $150,000, 75% above'],
        ['Equity for a change of ownership', 'at least 10% of the project'],
        [
          'Seller note as part of that equity',
          'at most half of it, and on full standby for the life of the loan',
        ],
        ['Buying out only some of the owners', 'as a stock purchase, with guarantees for two years'],
      ),
      h('What that means for a price'),
      p(
        'For a project of $1,300,000 (price, working capital and costs) the buyer brings $130,000. At most $65,000 of that can be a seller note. In that case the seller receives neither principal nor interest on the note until the bank is paid. A law firm calls that commercially impractical for many sellers, so most buyers bring cash.',
      ),
      h('What a bank looks at'),
      list(
        'Earnings first: do they cover the payments? See [debt service coverage](/help/debt-service-coverage).',
        'Tax returns count. Banks rarely lend on earnings that the tax return does not show.',
        'The buyer’s experience, and the transition help that the seller offers.',
      ),
      note(
        'The rules are those of SOP 50 10 8, effective June 1, 2025, and of a notice for small loans, effective March 1, 2026. The SBA changes them by notice. Ask a lender what applies today.',
      ),
      noAdvice,
    ],
    related: [
      'debt-service-coverage',
      'earn-outs-and-seller-notes',
      'how-businesses-are-valued',
      'asset-or-stock-sale',
    ],
    sources: [sbaTerms, sbaChanges, sbaCoverage],
    updated,
    reviewer,
  },
  {
    slug: 'debt-service-coverage',
    title: 'Debt service coverage (DSCR)',
    question: 'Can the business support the loan used to buy it?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'DSCR is annual cash flow divided by annual payments on all debt. Below 1, the business cannot pay. SBA rules have required at least 1.15.',
    body: [
      p(
        'Cash flow here means EBITDA after the pay of the person who runs the business, so if you start from SDE, first subtract the buyer’s salary. Payments are principal and interest on all business debt, including the new loan. A seller note on full standby has no payments and does not count.',
      ),
      h('An example'),
      table(
        'An invented purchase for $1,200,000',
        ['Step', 'Amount'],
        ['Price, working capital and costs', '$1,300,000'],
        ['Buyer’s equity, 10%', '$130,000'],
        ['Loan at 10% over 120 months', '$1,170,000'],
        ['Annual payments', '$185,540'],
        ['SDE', '$374,000'],
        ['less the buyer’s salary', '$110,000'],
        ['Cash available for debt service', '$264,000'],
        ['DSCR', '1.42'],
        ['DSCR after $30,000 per year for equipment', '1.26'],
      ),
      h('From cash flow to price'),
      p(
        'At a DSCR of 1.25, those $264,000 support a loan of about $1,331,800, and with 10% equity a project of about $1,479,800. If you ask for more, you need a buyer with more equity, or a [seller note](/help/earn-outs-and-seller-notes).',
      ),
      h('Which ratio is enough'),
      p(
        'A guide to an older SBA rule book gives 1.15, on historical or projected earnings, for loans above $350,000. The notice of January 2026 defines the ratio for small loans as EBITDA divided by all principal and interest. Each bank sets its own minimum above the rule.',
      ),
      noAdvice,
    ],
    related: ['sba-loans', 'how-businesses-are-valued', 'earn-outs-and-seller-notes', 'what-is-sde'],
    sources: [sbaCoverage, sbaCoverageRatio, practice],
    updated,
    reviewer,
  },
  {
    slug: 'earn-outs-and-seller-notes',
    title: 'Earn-outs and seller notes',
    question: 'Will I get the whole price at closing?',
    audience: ['sellers', 'buyers'],
    summary:
      'You usually get most of the price at closing, but not all. A seller note is a loan from you to the buyer; an earn-out is part of the price that you get only if agreed targets are met.',
    body: [
      table(
        'Share of the price, average of four quarters, 4Q20 to 3Q21',
        ['Deal value', 'Seller financing', 'Earn-out'],
        ['under $500K', '11%', '3%'],
        ['$500K – $1M', '9%', '2%'],
        ['$1M – $2M', '9%', '3%'],
        ['$2M – $5M', '8%', '2%'],
        ['$5M – $50M', '6%', '5%'],
      ),
      p('The table repeats a broker survey as a third party published it. It is five years old.'),
      h('Seller note'),
      p(
        'Agree on amount, interest rate, term, security, guarantee, and who is paid first. With an SBA loan, a seller note counts toward the buyer’s equity only if it is on [full standby](/help/sba-loans) for the life of the loan. A note tells a buyer that you believe in the business, and it keeps your money at risk in it.',
      ),
      h('Earn-out'),
      p(
        'Agree on the metric, how it is calculated, the period, the maximum, who makes decisions about the business in the meantime, and your right to inspect the books. Revenue is harder to argue about than profit.',
      ),
      h('Comparing two offers'),
      p(
        'An invented case: offer A is $1,000,000 in cash and a seller note of $200,000 at 6% over five years. Offer B is $850,000 in cash and an earn-out of $450,000 in two years. B is higher on paper. Discount the note at 12% and the earn-out at 15%, assume a probability of 95% and 50% for their payment and of 85% and 70% for closing, and A is worth about $990,000, B about $714,000. The probabilities are your own; write them down before you choose.',
      ),
      noAdvice,
    ],
    related: ['letter-of-intent', 'sba-loans', 'debt-service-coverage', 'asset-or-stock-sale'],
    sources: [marketPulse2021, sbaChanges, practice],
    updated,
    reviewer,
  },
];
