import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { openLiens, sellerExemption } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { brokerExemption, practice } from './sources.ts';
import { equalContracts, lateReturns, lienPlaces, taxCrimes } from './trade-law-sources.ts';

const updated = '2026-11-29';

/** Questions in which the law draws a line; each heading is found on its own. */
export const shortHardArticles: readonly HelpArticle[] = [
  {
    slug: 'hard-questions',
    title: 'Where the law draws a line: short answers',
    question: 'What if a seller discriminates, taxes were not filed, or shares are sold?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on lines of the law: a seller who refuses buyers for their origin, returns that were never filed, a price in cash on the side, shares and the securities law, lien searches.',
    body: [
      p(
        'One line comes before all others: the whole price belongs in the papers. Cash on the side is tax fraud of both and, with a loan, a false statement to a lender, and nothing makes the other side pay it. Lower the tax in the open: by the split of the price, payments over years, or a real consulting agreement.',
      ),
      h('A seller refuses a buyer for their origin, race or religion'),
      p(
        'Do not go along. A federal law (section 1981 of title 42) gives everyone the same right to make contracts whatever their race, which courts read to include ancestry and ethnic origin, and section 1982 covers property. State law and license rules often go further, and a broker who carries out such a wish can be liable beside the client. Tell the client in writing that you will not; judge every buyer by the same funds, experience and terms, and note those reasons. If the client insists, end the engagement, and ask an attorney at once.',
      ),
      h('Tax returns were not filed for years: can it still be sold quickly?'),
      p(
        'Hardly at a full price. A bank compares returns with IRS transcripts and stops without them, so what is left are buyers with cash, a price near the assets, and liens that must be cleared. First a CPA, or a tax attorney if income was hidden, prepares the missing returns; the IRS mostly asks for six years. If it cannot wait: sell assets with full disclosure, money held back in escrow for taxes, and a state tax clearance, since sales and payroll taxes can follow the buyer. Hide nothing.',
      ),
      h('The buyer wants the stock: does that make me a securities broker?'),
      p(
        'Stock is a security, but federal law since March 2023 exempts M&A brokers: Exchange Act 15(b)(13). Among the conditions: a private company with EBITDA below $25 million or revenue below $250 million in its last year, no shell; a buyer who will control it and take part in running it, and gets its financial statements; and you hold no money or securities of the deal, arrange no financing of your own, bind no party, and act for both sides only with written consent. State law is separate and may ask for registration. Have counsel read it before you take the fee.',
      ),
      h('How do I check for liens on the equipment and trucks?'),
      p(
        'Search the UCC records of the state in which the company was formed, mostly at its secretary of state, by the exact legal name, older names and, for a sole owner, the person; most states do it online. Then state and federal tax liens, judgments and pending suits in the county. Vehicles: look at each title for a lienholder, or ask the motor vehicle office. Compare with the seller’s list of loans, get payoff letters, search again just before closing, and let the closing agent pay only against releases and UCC-3 terminations.',
      ),
      noAdvice,
    ],
    related: ['broker-licenses', 'paying-off-debt', 'how-the-price-is-taxed', 'books-and-tax-returns-differ'],
    sources: [
      equalContracts,
      lateReturns,
      taxCrimes,
      sellerExemption,
      brokerExemption,
      lienPlaces,
      openLiens,
      practice,
    ],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
