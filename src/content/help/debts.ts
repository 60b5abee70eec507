import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps } from './blocks.ts';
import {
  disasterConsent,
  disasterLoans,
  handbookChanges,
  openLiens,
  payrollLoans,
  securedLoans,
} from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';

const updated = '2026-11-26';

export const debtArticles: readonly HelpArticle[] = [
  {
    slug: 'paying-off-debt',
    title: 'Paying off loans and liens at closing',
    question: 'What happens to my business loans when I sell?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'In most small sales the seller’s loans are paid from the price at the closing table, and the lenders release their liens. Ask for payoff letters early and search for old liens first.',
    body: [
      h('Who pays the business debt in a sale'),
      p(
        'In an asset sale the debt stays with you, and the closing agent pays your lenders from the price before you receive anything. In a stock sale the debt stays in the company, so the price is usually agreed on “debt-free” and the same loans are paid off. Either way the buyer’s bank wants first claim on the assets and will not fund while someone else has it. If you owe more than the price, you bring money to the closing, or the lenders have to agree to less.',
      ),
      h('Payoff letters'),
      steps(
        'List every lender: bank, equipment finance, credit line, credit cards, family, former partners.',
        'Ask each for a payoff letter: the amount on a date, the interest per day after it, where to wire, and a promise to release the lien.',
        'Read the prepayment terms. Some loans charge a penalty in their first years.',
        'Order again shortly before the closing. A letter is valid only to its date.',
      ),
      h('UCC-1, UCC-3 and old liens'),
      p(
        'A lender records its claim with a UCC-1 financing statement, usually with the secretary of state. Paying the loan does not remove it; a UCC-3 termination does. After a proper demand, the lender generally has 20 days to file or send it. A filing lapses after five years unless it is continued, but a buyer will not wait for that. Search your own company before you list: liens of lenders you paid years ago are common, and the bank that filed them may no longer exist.',
      ),
      h('What happens to credit lines, equipment loans and leases'),
      list(
        'A line of credit is paid and closed. Stop drawing on it a few days before the payoff date.',
        'Equipment loans are paid off, or the lender lets the buyer assume them. Ask which; the buyer’s bank may refuse the second.',
        'Equipment leases are not debt you own: the lessor must consent to a transfer, or you buy out the lease.',
        'Vehicles have titles with lienholders. Get the titles released, too.',
        'Your personal guarantees end only when the lender releases them in writing.',
      ),
      noAdvice,
    ],
    related: ['eidl-ppp-and-cash-advances', 'what-you-keep', 'asset-or-stock-sale', 'sba-loan-steps'],
    sources: [securedLoans, openLiens, practice],
    updated,
    reviewer,
  },
  {
    slug: 'eidl-ppp-and-cash-advances',
    title: 'EIDL, PPP and merchant cash advances',
    question: 'Can I sell my business with an EIDL loan?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Yes, but plan to pay the EIDL off at closing. Above $25,000 the SBA holds a lien and its consent is needed to sell. PPP loans and cash advances have their own steps.',
    body: [
      h('EIDL: is the loan assumable?'),
      p(
        'Do not count on a buyer taking over (assuming) your EIDL. Its loan documents forbid the sale of the collateral or of the business without the SBA’s written consent. For loans above $25,000 the SBA filed a lien on all assets of the business; above $200,000 it took personal guarantees. In a sale of all the assets, the buyer’s lender typically requires the EIDL to be paid in full from your proceeds. If the price does not cover it, talk to the SBA’s EIDL servicing center before you sign anything. A sale without consent is a default.',
      ),
      h('How to pay off an EIDL'),
      steps(
        'Ask the SBA for a payoff amount with daily interest, for your closing date.',
        'Give the letter to the closing agent, who pays it from the price.',
        'Ask for the release of the lien (UCC-3) and, if there is real estate, of the mortgage.',
        'Check the public record a few weeks later. Releases do not file themselves.',
      ),
      h('Old PPP loans'),
      p(
        'If your Paycheck Protection Program loan was forgiven in full or repaid, it does not restrict a sale; keep the forgiveness letter and the records, because a buyer will ask for them. If any part is still open, the SBA’s notices treat a transfer of 20% of the ownership, of half of the assets, or a merger as a change of ownership: you had to tell the lender first, and often put the open amount in escrow. Ask your PPP lender which rules apply to what is left.',
      ),
      h('Merchant cash advances'),
      p(
        'A merchant cash advance is a sale of future receipts at a discount, not a bank loan, but buyers treat it as debt. The funder usually has a lien on receivables and often a personal guarantee. Ask for a payoff letter, and check whether early payment saves anything: often the whole agreed amount is due. Since June 2025 SBA rules do not let a 7(a) loan refinance cash advances or factoring, so they come out of your proceeds. Several advances at once tell a buyer that cash was short.',
      ),
      h('What to tell buyers'),
      list(
        'Show every loan in the debt schedule from the start. A lien search will find it anyway.',
        'Say that the debt will be paid at closing, and from what.',
        'Never promise that a buyer can take over a government loan before the agency has said so in writing.',
      ),
      noAdvice,
    ],
    related: ['paying-off-debt', 'what-you-keep', 'sba-loans'],
    sources: [disasterLoans, disasterConsent, payrollLoans, handbookChanges],
    updated,
    reviewer,
  },
];
