import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, note, p, steps, table } from './blocks.ts';
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

const updated = '2026-11-20';

/** What a business is worth, and who lends on it. */
export const valueArticles: readonly HelpArticle[] = [
  {
    slug: 'how-businesses-are-valued',
    title: 'How small businesses are valued',
    question: 'What is my business worth?',
    audience: ['sellers', 'buyers'],
    summary:
      'Mostly: earnings times a multiple. The multiple rises with size, steady customers and a business that runs without its owner, and it is capped by what a bank will finance.',
    body: [
      steps(
        'Find the earnings: [SDE or adjusted EBITDA](/help/sde-or-ebitda), weighted towards the latest year, or the latest year alone when things go down.',
        'Find the multiple: a range for size and industry, and a place in it for the quality of the business.',
        'Multiply. That is the value of the operations without cash and without debt.',
        'Say what is in it: inventory, [working capital](/help/working-capital-and-the-peg), real estate.',
      ),
      p(
        'With an account, [Valuation](/analysis/valuation) does this as you type, and says what every figure rests on: a quick estimate from earnings and trade alone, with the business in the middle of its trade and 25% either way. A [health check](/help/the-health-check) takes the same tables and puts the business in its own place by its answers, so the two differ. Each is an estimate, not an appraisal.',
      ),
      h('What the market paid'),
      p(
        'Of the sales that BizBuySell recorded in calendar 2025 (9,586 of them), the median price was $350,000 at median earnings of $158,950 and median revenue of $703,000. The average was 2.61 times cash flow and 0.69 times revenue. Businesses sold at 94% of the asking price. In 2024 the average multiple was 2.57, and the median time on the market 168 days.',
      ),
      h('What moves your multiple'),
      list(
        'Up: recurring revenue, many customers, a manager in place, written procedures, clean books, a long lease.',
        'Down: one customer with a large share, an owner who is the business, falling sales, add-backs without evidence.',
      ),
      h('Two checks'),
      p(
        'Can a buyer [finance it](/help/debt-service-coverage)? A price that earnings cannot carry finds no lender. And what are the assets worth if nobody pays for the earnings: equipment, usable stock and collectible receivables, less debts? A business without earnings has that floor and no multiple.',
      ),
      p('Large public companies trade at far higher multiples. Those say nothing about a small business.'),
      noAdvice,
    ],
    related: ['multiples-by-size', 'what-is-sde', 'debt-service-coverage', 'earn-outs-and-seller-notes'],
    sources: [bizBuySell2025, bizBuySell2024, practice],
    updated: '2026-11-22',
  },
  {
    slug: 'the-health-check',
    title: 'The health check',
    question: 'How do I find out what my business is worth, and what to mend first?',
    audience: ['sellers', 'brokers'],
    summary:
      '35 questions in five sections, your figures, and a score that says where in the range of multiples your business stands. Answer at once or over days, alone or with help.',
    body: [
      steps(
        'With an account, open [Health check](/analysis/health-check), add your business if it is not there, and start.',
        'Answer what you know. Each question says why it is asked and where the answer is found. Every answer is saved by itself.',
        'Put papers behind the answers: a contract, a statement, a return. They are kept sealed.',
        'Invite your bookkeeper or CPA to the sections that they know better.',
      ),
      h('The five sections'),
      table(
        'What each section weighs',
        ['Section', 'Asks', 'Weight'],
        ['Business at a glance', 'Age, growth, margin, how steady earnings are, how books are kept', '20%'],
        ['Market edge', 'Customers, how many stay, what sets you apart', '20%'],
        ['Boost valuation', 'How far the business runs without you', '25%'],
        ['Risk check', 'Lease, taxes, lawsuits, suppliers, people', '25%'],
        ['Growth plan', 'Ideas with figures, orders in hand, room to grow', '10%'],
      ),
      p(
        'A section has a score once 70% of what applies to you is answered. Until then it says how many answers are missing: a number from too little would look exact and be a guess.',
      ),
      h('Claimed and with papers'),
      p(
        'Two scores stand side by side: one by all that you answered, one by the answers with a paper behind them. Buyers and lenders will ask for the papers anyway; the second score shows how far you are.',
      ),
      h('Who sees it'),
      list(
        'You own the check. A broker whose [mandate](/mandates) has approvals works on it until the mandate ends; one who only vets requests sees nothing of it.',
        'Whoever you invite sees the sections that you give them, and nothing else: no score, no value.',
        'Nothing of it is on a listing unless you put it there.',
      ),
      note('The weights and scales are our own policy. The result is an estimate, not an appraisal.'),
      noAdvice,
    ],
    related: ['how-businesses-are-valued', 'multiples-by-size', 'what-is-sde'],
    sources: [practice],
    updated: '2026-11-22',
  },
  {
    slug: 'multiples-by-size',
    title: 'Multiples by size',
    question: 'Which multiple do businesses of my size sell for?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'In the third quarter of 2025 brokers reported median multiples from 2.8 times SDE below $1M to 4.8 times above $5M. Bigger is worth more per dollar earned.',
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
        'The figures come from a survey of IBBA and M&A Source on 247 transactions, as a brokerage reported it. The EBITDA multiple of the $1M – $2M band lies below its SDE multiple: with few deals a quarter, a median jumps. The quarter before had 2.0 where 3.5 stands now, and the reporter called it an anomaly.',
      ),
      h('How to read them'),
      list(
        'A median is the middle: half of the deals were below it.',
        'SDE and EBITDA deals are different businesses. Do not divide one column by the other.',
        'The value of a deal is not the same as its price in cash: [earn-outs and notes](/help/earn-outs-and-seller-notes) are inside.',
        'Each quarter is a small sample. Look at several.',
      ),
      h('A second view'),
      p(
        'BizBuySell, whose sales are smaller (median price $350,000), reports an average of 2.61 times cash flow for 2025 and 2.57 for 2024. An average is pulled up by large deals, so it lies above what half of the sellers got.',
      ),
      p(
        'Industries differ as well. Published ranges for single industries are mostly the experience of one brokerage and not statistics. With an account you see them under [Valuation](/analysis/valuation), each with its source and date, and those that nobody here has read in a source called a guide range.',
      ),
      noAdvice,
    ],
    related: ['how-businesses-are-valued', 'sde-or-ebitda', 'how-long-a-sale-takes'],
    sources: [marketPulse2025, bizBuySell2025, bizBuySell2024],
    updated: '2026-11-22',
  },
  {
    slug: 'sba-loans',
    title: 'Buying with an SBA 7(a) loan',
    question: 'Can a buyer finance the purchase with an SBA loan?',
    audience: ['buyers', 'sellers'],
    summary:
      'Often. A bank lends up to $5 million and the SBA guarantees most of it. The buyer brings at least 10% of the project, and a seller note counts towards that only under strict terms.',
    body: [
      table(
        'The frame, as of the sources below',
        ['Point', 'Rule'],
        ['Largest loan', '$5 million for most 7(a) loans'],
        ['Guaranty', '85% up to $150,000, 75% above'],
        ['Equity for a change of ownership', 'at least 10% of the project'],
        ['Seller note as part of that equity', 'at most half of it, and on full standby for the whole loan'],
        ['Buying a part of the owners out', 'as a stock purchase, with guarantees for two years'],
      ),
      h('What that means for a price'),
      p(
        'For a project of $1,300,000 (price, working capital and costs) the buyer brings $130,000. At most $65,000 of that can be a seller note, and then the seller sees neither principal nor interest on it until the bank is paid. A law firm calls that commercially impractical for many sellers, so most buyers bring cash.',
      ),
      h('How a bank looks at it'),
      list(
        'Earnings first: do they carry the payments? See [debt service coverage](/help/debt-service-coverage).',
        'Tax returns count. Earnings that the return does not show are hard to lend on.',
        'The buyer’s experience, and what the seller does to help.',
      ),
      note(
        'The rules are those of SOP 50 10 8, in force since June 1, 2025, and of a notice for small loans since March 1, 2026. The SBA changes them by notice. Ask a lender what holds today.',
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
  },
  {
    slug: 'debt-service-coverage',
    title: 'Debt service coverage (DSCR)',
    question: 'Can the business carry the loan that buys it?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'DSCR is the cash a business makes in a year, divided by a year of payments on all its debt. Below 1 it cannot pay. SBA rules have asked for 1.15 at least.',
    body: [
      p(
        'Cash here means EBITDA after the pay of whoever runs the business, so from SDE the buyer’s own living salary comes off first. Payments are principal and interest on all business debt, the new loan included. A seller note on full standby has no payments and does not count.',
      ),
      h('An example'),
      table(
        'An invented purchase for $1,200,000',
        ['Step', 'Amount'],
        ['Price, working capital and costs', '$1,300,000'],
        ['Buyer’s equity, 10%', '$130,000'],
        ['Loan at 10% over 120 months', '$1,170,000'],
        ['Payments a year', '$185,540'],
        ['SDE', '$374,000'],
        ['less the buyer’s salary', '$110,000'],
        ['Cash for debt', '$264,000'],
        ['DSCR', '1.42'],
        ['DSCR after $30,000 a year for equipment', '1.26'],
      ),
      h('The other way round'),
      p(
        'At a DSCR of 1.25, those $264,000 carry a loan of about $1,331,800, and with 10% equity a project of about $1,479,800. Ask more, and you need a buyer with more equity, or a [seller note](/help/earn-outs-and-seller-notes).',
      ),
      h('Which ratio is enough'),
      p(
        'A guide to an older SBA rule book gives 1.15, on history or projection, for loans above $350,000. The notice of January 2026 defines the ratio for small loans as EBITDA over all principal and interest. Each bank sets its own comfort above the rule.',
      ),
      noAdvice,
    ],
    related: ['sba-loans', 'how-businesses-are-valued', 'earn-outs-and-seller-notes', 'what-is-sde'],
    sources: [sbaCoverage, sbaCoverageRatio, practice],
    updated,
  },
  {
    slug: 'earn-outs-and-seller-notes',
    title: 'Earn-outs and seller notes',
    question: 'Will I get the whole price at closing?',
    audience: ['sellers', 'buyers'],
    summary:
      'Usually most of it. A seller note is a loan from you to the buyer; an earn-out is a part of the price that you get only if something happens.',
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
      p('The table repeats a survey among brokers as a third party published it, and it is five years old.'),
      h('Seller note'),
      p(
        'Agree on amount, interest, term, security, guarantee, and who is paid first. With an SBA loan, a note that shall count as the buyer’s equity is on [full standby](/help/sba-loans). A note tells a buyer that you believe in the business, and it keeps your money at risk in it.',
      ),
      h('Earn-out'),
      p(
        'Agree on the figure that counts, how it is worked out, by when, up to how much, who decides about the business meanwhile, and your right to look into the books. Revenue is harder to argue about than profit.',
      ),
      h('Comparing two offers'),
      p(
        'An invented case: offer A is $1,000,000 in cash and a note of $200,000 at 6% over five years. Offer B is $850,000 in cash and an earn-out of $450,000 in two years. B is higher on paper. Discount the note at 12% and the earn-out at 15%, take odds of 95% and 50% for their payment and of 85% and 70% for closing, and A is worth about $990,000, B about $714,000. The odds are your own; write them down before you choose.',
      ),
      noAdvice,
    ],
    related: ['letter-of-intent', 'sba-loans', 'debt-service-coverage', 'asset-or-stock-sale'],
    sources: [marketPulse2021, sbaChanges, practice],
    updated,
  },
];
