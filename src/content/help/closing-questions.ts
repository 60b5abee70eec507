import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps } from './blocks.ts';
import { securedLoans } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';

const updated = '2026-11-27';

/** What both sides ask on the way to the closing. */
export const closingQuestionArticles: readonly HelpArticle[] = [
  {
    slug: 'insurance-in-a-sale',
    title: 'Insurance before and after the sale',
    question: 'Which insurance do buyer and seller need when a business is sold?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'The buyer needs policies that begin on the day of closing; the seller often needs tail coverage for claims that come later. Lenders ask for hazard and often for life insurance.',
    body: [
      h('For the seller: claims that come later'),
      list(
        'Occurrence policies cover what happened while they were in force. Claims-made policies, such as professional liability, cover only claims made while they run: buy a tail for some years.',
        'Ask for an endorsement as additional insured on the buyer’s policy for work done before closing.',
        'Keep proof of old policies: products and construction have long memories.',
      ),
      h('For the buyer: from the first day'),
      list(
        'Property, general liability, workers’ compensation, vehicles, cyber: quotes three weeks before closing, bound for the day.',
        'Loss runs of five years from the seller’s insurer tell you what happened and what it will cost.',
        'Life and disability insurance where the lender asks for it: an assignment to the bank takes weeks.',
        'Flood insurance where the building lies in a flood zone.',
      ),
      h('R&W insurance on a small deal'),
      p(
        'It pays for a broken promise of the seller instead of the escrow. Minimum premiums, underwriting fees and a retention make it costly below about $10 million, though there are products for smaller deals. Cheaper: an escrow or holdback, set-off against the seller note, a longer survival for the few promises that matter.',
      ),
      h('Key person and stay'),
      p(
        'Where one person carries the business, insure that life for the first years, and pay a stay bonus instead of hoping.',
      ),
      noAdvice,
    ],
    related: ['representations-and-indemnity', 'personal-guarantees', 'closing-day'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'sales-tax-and-hidden-debts',
    title: 'Hidden debts: taxes, lawsuits, environment',
    question: 'Can the buyer get stuck with the seller’s old taxes, debts or lawsuits?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'In a stock sale yes, all of them. In an asset sale mostly not, with exceptions: unpaid sales and payroll taxes, liens, a bulk sale, polluted land. Searches, certificates and an escrow cover them.',
    body: [
      h('What follows the business even in an asset sale'),
      list(
        'Sales tax and unemployment tax: many states hold the buyer liable up to the price, unless the buyer asks for a clearance certificate before closing and holds back what it names.',
        'Liens: equipment stays pledged to the old lender until a UCC-3 is filed.',
        'Successor liability: a buyer who goes on under the same name with the same people can be treated as the same business.',
        'Bulk sales: few states still ask for notice to creditors before all inventory is sold.',
        'Land: the owner or operator of a polluted site may have to clean it, no matter who polluted it.',
      ),
      h('How to find them'),
      steps(
        'UCC, tax lien, judgment and litigation searches for the company, its owners and old names.',
        'A tax clearance or good standing certificate from the state; ask early, it can take weeks.',
        'Payroll reports, sales tax returns and the agencies’ letters of three years.',
        'For gas stations, dry cleaners, auto shops and plants: a Phase I environmental assessment; lenders ask for it.',
      ),
      h('A pending lawsuit'),
      p(
        'It need not stop a sale. The seller discloses it in the schedules, keeps it in an asset sale, indemnifies the buyer, and leaves an escrow that covers the worst case that counsel expects. Hiding it is what ends deals, and follows the seller after closing.',
      ),
      noAdvice,
    ],
    related: ['paying-off-debt', 'asset-or-stock-sale', 'representations-and-indemnity', 'due-diligence'],
    sources: [securedLoans, practice],
    updated,
    reviewer,
  },
  {
    slug: 'closing-day',
    title: 'The closing: what happens, and what it costs',
    question: 'What happens on the day of closing, and who pays for what?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Documents are signed, an attorney or escrow agent pays off the lenders and brokers, and the rest goes to the seller by wire. Each side pays its own advisors; escrow is mostly shared.',
    body: [
      h('The day itself'),
      steps(
        'A final walk-through, the inventory count, and readings of meters.',
        'Signatures: purchase agreement or its closing papers, bill of sale, lease assignment, note and guarantee, noncompete, transition agreement.',
        'The settlement statement: price, deposits, debts paid off, prorations, fees. Check each line a day before.',
        'Wires: confirm the instructions by phone on a known number. The seller is paid last, usually the same day.',
        'Keys, codes, passwords, bank and payroll; then the employees are told.',
      ),
      h('What it costs'),
      list(
        'Attorney: commonly some thousands to some tens of thousands of dollars for each side, more with a bank and a lease. Ask for a fixed fee.',
        'CPA or quality of earnings: from a few thousand dollars.',
        'Escrow agent: often 0.2% to 1% of the price, shared.',
        'Lender: SBA guarantee fee, packaging, appraisal, on the buyer’s side.',
        'Broker: from the seller’s proceeds. Transfer taxes, filings and rent deposits: as agreed.',
      ),
      h('Before it: a week of lists'),
      p(
        'Payoff letters, landlord consent, licenses, insurance bound, bank accounts open, final payroll, sales tax number. One list for both sides with a name on each line. Closings are postponed more often by a landlord or an insurer than by a bank.',
      ),
      noAdvice,
    ],
    related: ['timeline-by-phase', 'what-you-keep', 'paying-off-debt', 'avoiding-scams'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'choosing-advisors',
    title: 'Attorney, CPA, appraiser: whom you need and when',
    question: 'Which advisors do I need for a sale, and what do they cost?',
    audience: ['everybody'],
    summary:
      'A CPA before you set a price, an attorney before you sign a letter of intent, a broker if you lack time or buyers. Choose people who have closed deals of your size.',
    body: [
      h('Who does what'),
      list(
        'CPA: clean books, add-backs, the tax of each structure. First, a year ahead if you can.',
        'Attorney: NDA changes, letter of intent, purchase agreement, lease. One who does deals, not the one who did your will.',
        'Broker: price, buyers, process. Paid mostly on success.',
        'Appraiser: for a bank, a divorce, a gift, an ESOP or partners who disagree. A sale rarely needs one.',
        'Wealth and estate advisor: before the letter of intent, if trusts or gifts are planned.',
      ),
      h('What it costs'),
      p(
        'An attorney for a small deal commonly costs some thousands to some tens of thousands of dollars, by the hour or fixed; a CPA by the hour; an appraisal from a few thousand dollars; a broker 8% to 12% below a million, with a minimum, less above. Ask for a written estimate and for what is not in it.',
      ),
      h('How to choose'),
      p(
        'Ask each: how many sales of businesses like mine did you close in the last two years, and may I call two of those owners? Who does the work? How fast do you answer? Advisors who turn every clause into a war cost deals; those who sign everything cost money later.',
      ),
      h('Can I do it without?'),
      p(
        'You can list, find buyers and agree on a price without anyone. Do not sign the letter of intent or the purchase agreement without an attorney, and do not agree to a structure without a CPA. Appa gives no legal or tax advice.',
      ),
      noAdvice,
    ],
    related: ['brokers-and-mandates', 'what-it-costs-here', 'closing-day'],
    sources: [practice],
    updated,
    reviewer,
  },
];
