import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { franchiseRule, loanRules } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';
import {
  controlledSales,
  drugRegistration,
  firearmsRules,
  homeHealth,
  lawPractice,
  novation,
  patientRecords,
  preparerLists,
} from './trade-law-sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on practices, the web, licenses and franchises; each heading is found on its own. */
export const shortLicensedTradesArticles: readonly HelpArticle[] = [
  {
    slug: 'professional-practices',
    title: 'Dental, medical, vet, law, accounting, insurance',
    question: 'What is asked when a licensed practice is sold?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on practices: who may own one, records and privacy, group buyers, selling to an associate, law and accounting rules, insurance books, home health, staying on.',
    body: [
      h('Can someone without a license own a practice?'),
      p(
        'Mostly not the practice itself: many states let only licensed people own a medical, dental, veterinary or law practice, with differences for each. Others own a management company that runs space, staff and billing for a fee, within limits that states are tightening. Law firms are the strictest. Ask a health care or ethics attorney in that state before an offer, because a forbidden structure voids the deal.',
      ),
      h('What happens to patient records and privacy?'),
      p(
        'Federal privacy rules allow records to pass to a buyer who is bound by the same rules, also for diligence with care; state law adds notice to patients, years of keeping, and a custodian. Show numbers without names until closing. Tell patients by letter who takes over and how to get their files. In a purchase of charts alone, the seller stays responsible for old ones unless agreed.',
      ),
      h('A corporate group or DSO wants my practice: what then?'),
      p(
        'Compare it with an associate or a colleague. Groups pay more on paper, with part in their shares, an earn-out and years of employment at a lower pay than you have now. Read who decides on staff, fees and supplies, how your pay is set, and what happens to the shares if you leave. Ask two doctors who sold three years ago. A colleague’s bank loan often gives more cash at closing.',
      ),
      h('How do I sell my practice to an associate?'),
      p(
        'Over some years, with the price and steps written at the start. Common ways: a buy-in of a share and the rest at retirement, or a full sale with you working on. A bank that knows practices lends on the record of the office. Settle what the associate earns meanwhile, who owns patients that come to them, and what happens if one of you stops. A promise without a price becomes a quarrel.',
      ),
      h('Can a law practice be sold?'),
      p(
        'In most states yes, under a version of ABA Model Rule 1.17: you stop practicing that field or in that area, sell all of it or a whole field to attorneys, and tell every client in writing, who may object or take the file within 90 days. Fees may not be raised because of the sale. Some states differ, so ask your bar’s ethics line. Price is often paid as fees come in.',
      ),
      h('How is an accounting or tax practice sold?'),
      p(
        'Mostly for a share of yearly fees, with part paid as clients stay, so the retention clause matters more than the headline. Federal rules let a preparer’s client list pass with the practice, and limit what may be shown before; use a confidentiality agreement and numbers. Close between seasons, write to clients together, and stay for one season. Ask me “what do accounting practices sell for?” for the ranges.',
      ),
      h('How is an insurance or financial advisory book sold?'),
      p(
        'By recurring commissions or fees and how long clients stay. Carriers and custodians have to consent, commissions may be paid only to licensed people, and contracts say who owns the renewals. Check that first. Price is often part cash and part over two years, adjusted for clients who leave. Client letters follow the carriers’ and regulators’ rules.',
      ),
      h('Home care, home health and assisted living: what is special?'),
      p(
        'The approvals. Licenses, Medicare and Medicaid enrollments, surveys and background checks take months and often need notice before closing. A home health agency or hospice that changes its majority owner within 36 months of enrollment or of the last change may have to enroll anew. A stock buyer takes over past billing, so audit claims. Caregivers and referral sources are what you buy.',
      ),
      noAdvice,
    ],
    related: ['licenses-and-permits', 'transition-and-training', 'non-competes-in-a-sale', 'earn-out-terms'],
    sources: [practice, lawPractice, patientRecords, preparerLists, homeHealth],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'web-businesses',
    title: 'Online stores, software, websites and content',
    question: 'What is asked when an online business is sold?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on online businesses: marketplace stores, subscriptions and software, content and social media, proof of traffic and sales, inventory, escrow and handover.',
    body: [
      h('Can I sell or buy an Amazon or Etsy store?'),
      p(
        'Only as the platform’s rules allow. Some accounts may not be transferred at all, others only with the company that owns them or by a process with support, so many deals sell the company, or the brand, listings and stock, and open a new account. Read the current terms, and see account health, reviews, suppliers and ads. Never share a login before the money is in escrow.',
      ),
      h('How is a subscription or software business valued?'),
      p(
        'By recurring revenue, how fast it grows, and how many customers leave; small ones are priced on profit like any other, with your unpaid work as developer taken off. Show monthly recurring revenue, churn by month, cost to win a customer, and who wrote and owns the code. Open-source licenses, one large customer and old servers are the usual findings.',
      ),
      h('How do I prove or check traffic and sales of a website?'),
      p(
        'With read access, not screenshots: analytics and search console shared to an email of the buyer, the payment processor’s payouts, bank deposits, and ad accounts. Compare payouts with bank lines for twelve months. Look for one article, one keyword, one ad or one country that brings half. A jump in the last months needs a reason. Do the check on a screen share that the buyer directs.',
      ),
      h('Is a YouTube channel, newsletter or social account worth anything?'),
      p(
        'If it earns by itself. Buyers look at income by source, how much depends on your face, audience that opens and buys, and whether the platform lets the account change hands. A newsletter with paying readers is easier to sell than followers. Offer a handover of some months, and put archives, rights of music and pictures, and sponsors’ contracts into the sale.',
      ),
      h('How does the handover of an online business work?'),
      p(
        'In steps, through escrow: inventory of every account, domain and code, transfer of each to the buyer’s own accounts, an inspection time of some days, then release of the money. Move the domain last, change passwords, two-factor and payment details together on a call, and give supplier and freelancer contacts. Agree on weeks of email help. Keep backups until the inspection ends.',
      ),
      h('What about stock, suppliers and returns of an online store?'),
      p(
        'Stock at the supplier, on the sea and in warehouses is counted on one date at landed cost; old stock less. Ask who else gets the product from the factory, whether there is exclusivity, and what tariffs do to the margin. Returns and chargebacks of earlier sales stay with the seller for a stated time. Sales tax in other states can be an old debt: ask where the store had to register.',
      ),
      noAdvice,
    ],
    related: ['online-and-home-businesses', 'handing-over-accounts', 'due-diligence', 'avoiding-scams'],
    sources: [practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'licenses-by-trade',
    title: 'Licenses by trade: short answers',
    question: 'Which special approvals do certain trades need when they are sold?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on approvals: pharmacies, gun shops, child care, cannabis, car dealers, government contracts, alarm and security firms, schools.',
    body: [
      h('Can a gun shop be sold with its license?'),
      p(
        'The federal firearms license does not transfer: a buyer of the assets applies for their own and waits for it, and the seller’s records go to the successor or the ATF. In a sale of shares the license stays with the company, which must notify the change of control. Inventory is moved between licensees with entries in the books. Plan closing for the day that the buyer’s license is there.',
      ),
      h('What does the sale of a pharmacy need?'),
      p(
        'A state pharmacy permit and a DEA registration in the buyer’s name, payers’ and Medicare enrollments, and an inventory of controlled drugs on the day; the DEA wants notice before. Insurers’ contracts can take months, so buyers use a power of attorney or purchase shares. Prescription files are priced by number and by how many stay. Ask a pharmacy attorney at the letter of intent.',
      ),
      h('Child care, schools and camps: what changes hands?'),
      p(
        'The license is given to an operator at a place, so the buyer applies, with background checks, a director who qualifies, and inspections, mostly before closing. Staff ratios and space limit income, so ask for enrollment by room, waiting list, subsidies and unpaid fees. Tell parents together and late. The building’s use permit matters as much as the license.',
      ),
      h('Can a cannabis or hemp business be bought and financed?'),
      p(
        'Where the state allows it, with approval of each owner before closing, and often of where the money comes from. No SBA loan, few banks, and a federal tax rule that denies most deductions to a business that sells a controlled substance in Schedule I or II, so look at cash after tax. Leases and landlords’ mortgages may forbid it. Ask a cannabis attorney; rules are changing.',
      ),
      h('Car dealers, towing and repair: which permits?'),
      p(
        'A dealer license is the buyer’s own, with bond, lot, sign and floor plan lender; a franchise dealer needs the manufacturer’s consent. Towing lives from police and club contracts, which may not pass. Repair shops need state registration in some states and waste permits. Count titles of all vehicles on the lot, and loans on them, on the day.',
      ),
      h('Do government contracts and set-aside status go along?'),
      p(
        'In a stock sale the contract stays with the company, but a set-aside status (small, veteran-owned, 8(a), women-owned) depends on the new owners and must be recertified. In an asset sale a federal contract moves only if the government agrees to a novation, which comes after closing, so buyer and seller work as prime and subcontractor until then. State and city contracts have their own rules.',
      ),
      h('Alarm, guard, locksmith and similar licenses'),
      p(
        'They name a qualified manager, who has to stay or be replaced, and each guard or technician has a card of their own. Alarm companies are priced by monthly recurring revenue and by how many accounts leave, with a holdback for those. Ask who owns the numbers, the panels and the monitoring contract. Notify the state before closing where it asks for that.',
      ),
      noAdvice,
    ],
    related: [
      'licenses-and-permits',
      'professional-practices',
      'food-and-drink',
      'contractors-and-transport',
    ],
    sources: [practice, firearmsRules, drugRegistration, controlledSales, novation, loanRules],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'franchises-and-routes',
    title: 'Franchises and delivery routes: short answers',
    question: 'What else is asked about franchise resales and routes?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on franchises: a slow franchisor, remodels, a short term, resale or new unit, several units, leaving the brand, a failing unit; and parcel or bread routes.',
    body: [
      h('The franchisor has not approved me and closing is near'),
      p(
        'Do not close, pay or resign from your job before the approval is there in writing; without it the seller has nothing to give you. Ask for the one person who decides, which paper is missing, and the training date. Tell the lender, who cannot fund without it. Extend the closing in writing with the deposit safe. A clause that makes approval a condition protects you; check it today.',
      ),
      h('The franchisor wants a remodel or a new agreement'),
      p(
        'Both are common at a transfer, and both are price. Ask for the list of required work with a cost and a date, and for the current agreement with its royalties, fees and term. Then take the cost off the price, split it, or ask the franchisor to stretch it over two years. A seller should ask before listing. Read in the disclosure document what the current agreement says.',
      ),
      h('Buy a franchise resale, or open a new unit?'),
      p(
        'A resale has sales that you can check, staff and a lease, and costs more than its equipment; a new unit has none of these, a full term and the newest look. Divide the price by proven earnings after royalties and a manager. Ask why this unit is sold, and call owners who left the brand. With few years left in the term, a resale is a rental.',
      ),
      h('Few years are left in my franchise term'),
      p(
        'Then a buyer pays for those years only. Ask the franchisor what a renewal or a new term costs the buyer, and get it in writing before you list. A lender wants the term to cover the loan. If the brand will not renew, sell to a neighbor in the system, or see whether the agreement lets you go on under another name; most forbid that for some years.',
      ),
      h('How do I leave a franchise, or hand back a failing unit?'),
      p(
        'Read termination, guarantee and liquidated damages first: walking away can cost royalties for years to come. Ways out: a sale, also for little, to another franchisee; a negotiated exit with the franchisor; closing at the end of term. Ask for help early, as brands dislike dark units. Going on as an independent at the same place mostly breaks the noncompete. Take a franchise attorney.',
      ),
      h('Selling several units, or one of them'),
      p(
        'A buyer of all of them pays for a manager structure and one set of books, and may need the franchisor’s approval as a multi-unit owner. Selling one of several needs separate figures, leases and staff, and leaves your overhead on the rest. Development agreements may oblige you or the buyer to open more. Ask the franchisor which buyers in the system are growing.',
      ),
      h('Parcel, bread and delivery routes: what am I buying?'),
      p(
        'A contract with one company, plus trucks. The company must approve you, can change routes and pay, and may end or not renew. Check the contract’s term, settlement statements of a year, drivers and their pay, truck age, and the accident record. Price on earnings after replacing the owner’s driving; it is one customer, so keep the multiple low.',
      ),
      noAdvice,
    ],
    related: ['selling-a-franchise', 'licenses-and-permits', 'choosing-a-business-to-buy'],
    sources: [franchiseRule, practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
