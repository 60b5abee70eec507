import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { loanHandbook, loanRules } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';
import {
  affiliateLimit,
  bankruptcySales,
  closingBusiness,
  prepaymentFee,
  privateOfferings,
  securedSales,
  taxLiens,
} from './trade-law-sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on debts, loans and distress; each heading is found on its own. */
export const shortMoneyArticles: readonly HelpArticle[] = [
  {
    slug: 'debts-and-guarantees',
    title: 'Debts, liens and guarantees: short answers',
    question: 'What else is asked about debts when a business is sold?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on debt: owing more than the price, an IRS lien, an SBA loan and its prepayment fee, assumption, guarantees that stay, loans of the owner, a lien on the house.',
    body: [
      h('I owe more than the business is worth: can I sell?'),
      p(
        'Yes, if the lenders agree to take less or you bring the difference to closing. List each debt with its lien and guarantee, and what a liquidation would bring; a lender often takes more from a sale than from an auction. Do not sell first and pay some creditors only. With the SBA an offer in compromise comes after the business has closed. Get a workout or bankruptcy attorney before the listing.',
      ),
      h('There is an IRS or state tax lien: can we close?'),
      p(
        'Usually, if the tax is paid from the proceeds at the closing. Ask the IRS for a payoff and a release, or for a certificate of discharge for what is sold if the price does not cover it; apply weeks ahead. Unpaid payroll tax is the worst: it follows the responsible person, and a sale does not end that. A buyer should not close without the release or money held back.',
      ),
      h('Can the buyer take over my SBA or bank loan?'),
      p(
        'Rarely. An assumption needs the lender’s and, for an SBA loan, often the SBA’s consent, the buyer has to qualify anew, and you stay liable unless you are released in writing. It can pay if your rate is far below today’s. Ask your lender before you offer it. Most sales pay the old loan off from the price, and the buyer borrows anew.',
      ),
      h('Is there a penalty for paying off an SBA loan early?'),
      p(
        'For a 7(a) loan with a term of 15 years or more, yes in the first three years: if a quarter or more is prepaid in one of them, the fee is 5%, 3% or 1% of the amount, by year. Shorter loans, such as most for a business without real estate, have none by that rule. A 504 loan and bank loans have terms of their own. Ask for the payoff letter with the fee in it.',
      ),
      h('Do my personal guarantees end when I sell?'),
      p(
        'No, not by themselves. Each lender, landlord, supplier, lessor and card company releases you in writing or you stay liable for the buyer’s debts. List them now: loans, lease, fuel, utilities, credit lines, bonds. Make the releases a condition of closing, and where one is refused, pay the account off or have the buyer indemnify you with security. Close accounts that you signed.',
      ),
      h('I lent money to my own company: what happens to it?'),
      p(
        'In an asset sale you keep the company and pay yourself back from the cash, after other creditors. In a stock sale it has to be paid off, turned into equity or forgiven before closing, as no buyer takes over a debt to the seller. With a bank it may be subordinated. Have notes and entries that agree, because a loan without papers looks like equity to the IRS and in diligence.',
      ),
      h('When does the lien on my house go away?'),
      p(
        'When the loan that it secures is paid and the lender records a release. Ask for it in the payoff letter, and check the county record some weeks later. A buyer who gave a bank a lien on the home can ask to have it released once the loan is small against the business’s assets, but the lender need not agree. A home equity line that paid for the business is your own debt and stays.',
      ),
      h('When can I refinance what I borrowed to buy?'),
      p(
        'When the figures carry it and the loan terms let you: many owners look after two good years. Check the prepayment fee, whether the seller note must be paid or stay behind, and whether a new lender frees your home or guarantee. A lower rate saves less than a fee can cost in a short loan. Bring two tax returns as owner, current statements and a debt schedule.',
      ),
      noAdvice,
    ],
    related: [
      'paying-off-debt',
      'eidl-ppp-and-cash-advances',
      'personal-guarantees',
      'sales-tax-and-hidden-debts',
    ],
    sources: [prepaymentFee, taxLiens, practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'funding-questions',
    title: 'Loans and money for a purchase: short answers',
    question: 'What else do buyers ask about loans, equity and investors?',
    audience: ['buyers', 'brokers'],
    summary:
      'Short answers on money: credit score, keeping a job, what counts as equity, gifts, investors, a bank’s no, low valuations, equipment loans, a second loan, prequalification.',
    body: [
      h('What credit score do I need?'),
      p(
        'There is no one score in the SBA’s rules for every loan; each lender has its own, and looks at late payments, use of cards, bankruptcies and unpaid taxes as a whole. A low score needs a reason and time since. Pull your three reports now, correct mistakes, pay cards down, and open nothing new before the loan. Any default on a federal loan has to be cleared. Ask two lenders for their minimum.',
      ),
      h('Can I get an SBA loan and keep my job?'),
      p(
        'Some lenders allow it if a paid manager runs the business and the figures carry the manager’s pay, most want the owner to work in it, at least at first. Say it openly in the plan: who is there each day, what you do, how your salary supports the loan. It fits a business with staff who stay. For a business where the seller did the work, expect a no.',
      ),
      h('What counts as my equity injection?'),
      p(
        'Cash of yours that can be traced: savings, sold investments, retirement money through a ROBS, a gift with a letter, money borrowed on your home or elsewhere if it is repaid from other income than the business, and a seller note on full standby for up to half. Deposits you already paid count. Crypto, cash from a drawer and last-week transfers need explaining. Keep two months of statements for every source.',
      ),
      h('The bank said no: what now?'),
      p(
        'Ask for the reason in one sentence, as banks refuse for their own limits too. Coverage too thin: a lower price, a longer note, less debt; trade or size not liked: another lender, one that does many 7(a) loans in that trade; you: more cash, a partner with experience; a low valuation: renegotiate. Tell the seller early and with a plan; ask for an extension before the date, not after.',
      ),
      h('The lender’s valuation came in below the price'),
      p(
        'Then the loan shrinks, and the difference has to come from somewhere: a lower price, a larger seller note behind the bank, more of your cash. Read the report first, since appraisers miss add-backs and use wrong trades; the lender can send corrections. Show the seller the page. A letter of intent with a financing condition lets you renegotiate or leave.',
      ),
      h('Can I borrow against the assets of the business I buy?'),
      p(
        'Partly. An equipment loan covers a share of what equipment would sell for, a line of credit a share of good receivables, and a mortgage the building. That works where there is much to pledge; most small service businesses are mainly goodwill, and lenders lend on that by cash flow. Two lenders have to agree who comes first. Merchant cash advances are no way to buy.',
      ),
      h('How do I raise money from investors or friends?'),
      p(
        'With a company, written terms and a securities attorney: selling shares or profit rights is selling securities, and most small raises use a private offering exemption with a filing. Say what they get: a preferred return, a share, when they are paid back, and who decides. Owners of 20% or more guarantee an SBA loan. Take no money from people who cannot lose it.',
      ),
      h('How do I get prequalified, and by which lender?'),
      p(
        'Send one page about you, a personal financial statement, tax returns, a résumé, and a sample deal to two or three lenders that make many SBA loans in your trade; those with delegated authority decide themselves. A letter that has seen your tax returns is worth more than one that has not. Ask what price, cash and trade it covers. A loan broker can help; ask who pays the fee.',
      ),
      h('Can I get a second SBA loan for another business?'),
      p(
        'Yes. What counts is the total: the SBA limits what it guarantees to you and your affiliates together, and a 7(a) loan is at most $5 million. The lender looks at all your companies, their coverage and your time. An acquisition in the same trade and area by an existing company can need less cash. Ask the first lender, since it has a lien on your assets.',
      ),
      noAdvice,
    ],
    related: ['how-buyers-pay', 'sba-loan-steps', 'buying-with-little-money', 'personal-guarantees'],
    sources: [loanRules, loanHandbook, affiliateLimit, privateOfferings, practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'selling-in-distress',
    title: 'Distress, bankruptcy and closing down',
    question: 'What can I do with a business that cannot pay, or that I have to close?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers for hard cases: sell or liquidate, insolvency, bankruptcy sales, receivers, buying a failing business, auctions, walking away, and how to close properly.',
    body: [
      h('Sell it as a going concern, or liquidate?'),
      p(
        'A going concern nearly always brings more, as long as it can pay wages while you look. Compare: what a buyer pays for customers, lease and staff, even with a large note, against dealers’ offers for equipment and stock, less rent, wages and the auctioneer until it is gone. Set a day on which you stop looking. Call competitors first; they save what costs you most.',
      ),
      h('How do I close a business properly?'),
      p(
        'In order: decide and tell the family and key people; stop new obligations; finish or refund open jobs; last payroll with all taxes; sell what is left; pay creditors in the order the law sets; end lease, permits and insurance; file final federal, state and sales tax returns; dissolve with the state, and a corporation files Form 966. Keep records. A wind-down attorney is worth it if debts remain.',
      ),
      h('May I sell while the company cannot pay its debts?'),
      p(
        'Yes, for a fair price and in the open; a sale that hides value from creditors, or for too little, can be undone later: bankruptcy law looks back two years, states often longer. Payments to yourself or family in the last year are looked at hardest. Keep offers and the appraisal on file. Officers who do not pay payroll tax are liable themselves. Get an insolvency attorney first.',
      ),
      h('What is a 363 sale, and can I buy from a bankruptcy?'),
      p(
        'In a 363 sale a bankruptcy court approves a sale of assets, mostly after an auction, and the buyer takes them free of most liens. A first bidder (stalking horse) sets the price and may get a fee if outbid. You buy as is, fast, with cash and a deposit, and leases and contracts can be assigned by the court. Have a bankruptcy attorney read the order. On this site a trustee can list it like any business.',
      ),
      h('What is a receiver or an assignment for creditors?'),
      p(
        'A receiver is appointed by a court to run or sell a business for its creditors. In an assignment for the benefit of creditors the owner hands everything to a person who sells it and pays them, under state law, mostly faster and cheaper than bankruptcy. Both let a buyer purchase assets from a neutral seller. Neither ends your personal guarantees.',
      ),
      h('Should I buy a failing business?'),
      p(
        'Only if you know why it fails and can cure that: rent, prices, a bad manager, too much debt. Buy assets, not shares, pay for what they would bring elsewhere, and keep most of your cash to run it; banks rarely lend on losses. Ask for weekly sales, unpaid taxes, and who will leave. If the trade itself is shrinking, the price is never low enough.',
      ),
      h('Can I just hand over the keys and walk away?'),
      p(
        'You can stop, but the debts that you guaranteed follow you: lease, loans, cards, payroll tax. Walking away often costs more than an agreed end: landlords take a sum to release you, lenders prefer a sale. Before you close the door call the landlord, the bank and an attorney. Giving the business to an employee who pays the rent can be worth more than its price.',
      ),
      h('What do auctioneers and liquidators do?'),
      p(
        'They sell equipment and stock in weeks: by auction for a commission and costs, or by paying you a lump sum and keeping the risk. Get two offers, ask for net figures of similar sales, who pays transport and cleaning, and when you get the money. Liens have to be released first. Online sales to people in the trade often bring more for good machines, and take your time.',
      ),
      noAdvice,
    ],
    related: ['selling-at-a-loss', 'debts-and-guarantees', 'paying-off-debt', 'sales-tax-and-hidden-debts'],
    sources: [bankruptcySales, securedSales, closingBusiness, practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
