import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice, sbaTerms } from './sources.ts';
import { canSpam, innocentBuyers, likeKind } from './trade-law-sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on rent, what is sold along, and buildings; each heading is found on its own. */
export const shortAssetsArticles: readonly HelpArticle[] = [
  {
    slug: 'rent-and-landlord',
    title: 'Rent and landlord: short answers',
    question: 'What do owners and buyers ask about the lease and the landlord?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on leases: a landlord who refuses, raises the rent or does not answer, a lease that ends soon, no written lease, deposits, repairs, and moving the business.',
    body: [
      h('The landlord says no, or does not answer: what now?'),
      p(
        'Read the lease first: if consent must not be unreasonably withheld, a refusal needs a reason, and silence may count as one thing or the other after a stated time. Send a complete file, with the buyer’s finances, experience and plan, and a date. Offer what a landlord wants: a deposit, a guarantee, a longer term. If it stays a no, the buyer may take a new lease, or the shares may be sold if the lease allows that.',
      ),
      h('The landlord wants a higher rent from the buyer'),
      p(
        'Read the assignment clause today: under an assignment the rent stays what the lease says, and if consent must not be unreasonably withheld, a raise as its price may be a breach; let an attorney write that. Else negotiate: steps over some years, a longer term, a deposit or your guarantee for a time. Each $1,000 a month is $12,000 less SDE a year, times the multiple, so tell the buyer at once and work out the price again. A lender funds only with the lease, so rather move the closing. Last ways: a new lease, another place, or a sale of the shares if the lease allows it.',
      ),
      h('My lease ends soon: can I still sell?'),
      p(
        'Yes, but a buyer pays for the years that are certain. A lender wants the lease with its options to cover the term of the loan. Use an option while you still have it, or ask for a new term with a right to assign before you list. If the place does not matter to the customers, show what a move costs. If it does, make the sale depend on the buyer’s new lease.',
      ),
      h('I rent month to month, or by handshake'),
      p(
        'For a place that matters this is the first thing to repair: either side can end it with short notice, so a buyer has no place and a lender no collateral. Ask the landlord for a written lease of some years with options and a right to assign; you need not say why. If the landlord will not sign with you, ask for a letter of what they would offer a successor.',
      ),
      h('Can the landlord end my lease when I sell?'),
      p(
        'Some leases say so: a recapture clause lets the landlord take the space back when you ask for consent, and a demolition, relocation or redevelopment clause can end it later. Also look at cross-default with other leases, and at a sale of the building. A buyer should read all of it before diligence costs money. Ask the landlord to waive such a clause in the consent.',
      ),
      h('What happens to my security deposit and prepaid rent?'),
      p(
        'Either the landlord returns the deposit to you and takes a new one from the buyer, or it stays and the buyer pays you for it at closing. It does not move by itself. Rent, taxes and common charges for the month are split by days on the settlement statement, and a year-end bill for common charges by the months that each had. Ask for an estoppel certificate that states the deposit.',
      ),
      h('What is a triple net lease, and what does it cost?'),
      p(
        'Triple net (NNN) means that the tenant pays rent plus a share of property taxes, insurance and maintenance of the building, often as common area charges. Add all of it when you compare rents or work out earnings. Ask for three years of the yearly bills, who replaces roof and air conditioning, and whether increases have a cap. A new building owner can raise the tax share.',
      ),
      h('Can the buyer move the business?'),
      p(
        'If the customers come to the work and not to the door, yes: a contractor, an online store, a wholesaler. Count the move, lost weeks, permits for the new place and the rest of the old lease. A shop, restaurant or clinic is mostly its location, so a move is nearly a new start; pay then for equipment and customers, not for a multiple. Check whether licenses belong to the address.',
      ),
      noAdvice,
    ],
    related: ['leases-in-a-sale', 'inventory-and-real-estate', 'why-deals-die'],
    sources: [practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'what-goes-along',
    title: 'Inventory, equipment, vehicles and names: short answers',
    question: 'What goes along in a sale, and how is it counted or transferred?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on what is sold: counting and pricing inventory, old stock, used and leased equipment, vehicles and titles, customer lists, trademarks, supplier contracts, damage before closing.',
    body: [
      h('How is inventory counted and priced at closing?'),
      p(
        'Both sides, or a counting service, count on the evening before closing, at your cost by recent invoices, without what cannot be sold. Agree beforehand on a target, a most that the buyer has to pay, and who keeps the rest. Do it with the shop closed and both signing each sheet. The result changes the cash at closing, so the lender should know the range.',
      ),
      h('What about old, slow or consigned stock?'),
      p(
        'A buyer pays for what sells within a normal time: often full cost for current goods, less for slow ones, nothing for dead or damaged ones. Show sales by item, and clear old stock in the year before you list, as cash is worth more than shelves. Consigned goods are not yours to sell. If you disagree, let the buyer sell the slow part for you and share the money.',
      ),
      h('What is used equipment worth in a sale?'),
      p(
        'Three values answer three questions: what it would cost to replace in its condition (in use), what a dealer pays, and what an auction brings. In a going business the equipment is inside the price; its value decides taxes, the loan and the least that the business is worth. Ask a dealer or an equipment appraiser for a letter, and have hours, age and service records ready. Book value after depreciation tells little.',
      ),
      h('Leased or financed equipment: does it go along?'),
      p(
        'Not by itself. A lease belongs to the lessor: ask for the payoff, the consent and the fee of a transfer, and read whether you can buy it out for little. A loan is paid off at closing or, with the lender’s consent, taken over. List each contract with its end, monthly payment and guarantee. Take the payment out of the earnings if the buyer pays it off, and not twice.',
      ),
      h('How do vehicles and titles change hands?'),
      p(
        'Each by its title, signed over at closing, with the lien released first. The buyer registers it in the new company, which can cost sales tax even where the rest is exempt, and needs its own insurance from that hour. In a stock sale the company keeps its vehicles. Leave out your personal truck by name. Take off plates and toll tags, and tell your insurer in writing.',
      ),
      h('Are the cash, bank account and receivables included?'),
      p(
        'In a small asset sale usually not: the seller keeps the cash and the invoices for work done before closing, and pays the bills of that time. The buyer may collect them for the seller for some months, for nothing or a small fee. In a stock sale they are inside the company, so the price is set cash-free and debt-free, with [a peg](/help/working-capital-and-the-peg). Leave the change in the drawer, counted.',
      ),
      h('Can a customer list be sold?'),
      p(
        'Yes, it is often the most valuable thing, within the law and your own privacy policy. Health, tax and financial data have strict rules. Addresses for email may pass only if people had not opted out, and texts need their consent. Show numbers instead of names until closing. A list alone is often paid as a share of what those customers spend in the first year.',
      ),
      h('How do the name, trademark, recipes and software transfer?'),
      p(
        'In writing, each by name: an assignment of trademarks, recorded with the trademark office if registered; the domain moved to the buyer’s account; recipes and methods as trade secrets with a promise to keep them. Check that the company owns them, and not you, your developer or a photographer. Software licenses often need the vendor’s consent. After an asset sale, change the name of your own company.',
      ),
      h('Do supplier, dealer and distribution contracts go along?'),
      p(
        'Read each for assignment and change of control. Many suppliers must approve a new owner, set up new credit, or can end the contract with short notice; dealer and distribution rights are often personal. Ask in time, with the buyer’s application ready, and make the important ones a closing condition. If prices depend on your handshake, get them in writing before you list.',
      ),
      h('What if something breaks or burns before closing?'),
      p(
        'Until closing the risk is usually the seller’s. The agreement should say so: working order on the day of the walk-through, repair or a lower price for a defect, and a right to walk away after a fire or flood. Keep your insurance until the money has arrived. After closing it is the buyer’s, unless something was hidden. So test every machine and photograph it the day before.',
      ),
      noAdvice,
    ],
    related: [
      'inventory-and-real-estate',
      'handing-over-accounts',
      'asset-or-stock-sale',
      'how-the-price-is-taxed',
    ],
    sources: [practice, canSpam],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'building-with-the-business',
    title: 'Real estate with the business: short answers',
    question: 'What do owners and buyers ask when the building is part of it?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on buildings: sell or keep them, the rent of a new lease, one loan or two, a building in its own LLC, environment, zoning, 1031, an option to buy later.',
    body: [
      h('Sell the building with the business, or keep it and rent it out?'),
      p(
        'Keep it if you want income and the buyer is strong; sell it if you want out. Rent brings you a tenant whose failure costs you twice if you also hold a note. A sale needs a buyer with more cash, but a longer loan can make the monthly payment lower. Often the best is a lease with an option to buy after some years. Work out both with your CPA, as the taxes differ.',
      ),
      h('What rent and lease do I give the buyer of my business?'),
      p(
        'A market rent, because it also sets the earnings: a rent that is too high lowers the price, one too low does the opposite. Ask a commercial agent for three comparable rents. A term with options as long as the loan, clear repairs, a guarantee, your right to inspect, and no link between a quarrel about the note and the lease, unless you want a default in one to be a default in both.',
      ),
      h('Can one loan pay for the business and the building?'),
      p(
        'Yes. A 7(a) loan can pay for both, and real estate can be repaid over up to 25 years, against usually 10 for a business; where most of the money is for the building, the whole loan may get a longer term. A 504 loan is for buildings and heavy equipment only, beside another loan for the goodwill. The lender appraises both. Ask for the two ways side by side.',
      ),
      h('The building is in my own name or another LLC'),
      p(
        'That is common and mostly good. It needs a second contract, its own title search and insurance, and a lease between the two until closing. A lender will want both companies on the loan and the building as collateral. Check what the business really pays in rent and repairs, and put market rent into the figures. Keep the two prices apart, as the owners may differ.',
      ),
      h('Do I need an environmental report?'),
      p(
        'For land, a gas station, dry cleaner, car shop, printer, plant or farm: yes, and the lender will ask. A Phase I report looks at records and the site without drilling; if it finds signs, a Phase II takes samples. Done properly before the purchase it also helps to defend a buyer against liability for old pollution under federal law. Order it right after the letter of intent.',
      ),
      h('May the buyer use the place for the same business?'),
      p(
        'Usually, but check. Some uses are allowed only because they were there before, and that right can end with a change or a gap of some months. Ask the city about zoning, occupancy, parking, signs, grease, noise and open violations, and in an old building about access for disabled people. A new owner often triggers an inspection. Put it into the conditions of the offer.',
      ),
      h('Can I use a 1031 exchange?'),
      p(
        'For the real estate, yes; for the business, no. Since 2018 only real property held for business or investment can be exchanged, so goodwill, equipment and inventory are taxed as usual. You need an intermediary before closing, 45 days to name the new property and 180 to buy it. Split the price honestly between building and business, and call your CPA before you sign.',
      ),
      h('Can the buyer rent now and buy the building later?'),
      p(
        'Yes, with an option or a right of first refusal in the lease. An option fixes the price or a way to find it, and the years in which it can be used; a right of first refusal only lets the buyer match an offer. Ask for money for the option, and say whether rent counts toward the price. Record it. A lender sees an option as good for the business.',
      ),
      noAdvice,
    ],
    related: [
      'inventory-and-real-estate',
      'leases-in-a-sale',
      'how-the-price-is-taxed',
      'sales-tax-and-hidden-debts',
    ],
    sources: [practice, likeKind, sbaTerms, innocentBuyers],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
