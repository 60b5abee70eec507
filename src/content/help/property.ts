import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps } from './blocks.ts';
import { franchiseDirectory, franchiseRule, medicareOwners, stateRules } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { irsDispositions, practice } from './sources.ts';

const updated = '2026-11-26';

export const propertyArticles: readonly HelpArticle[] = [
  {
    slug: 'leases-in-a-sale',
    title: 'Leases: assignment and landlord consent',
    question: 'Can the buyer take over my lease?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Usually only with the landlord’s consent. Read the assignment clause before you list, ask in time, and get your personal guarantee released in writing.',
    body: [
      h('Assignment, sublease, or a new lease'),
      list(
        'Assignment: the buyer steps into your lease. You may remain liable unless the landlord releases you.',
        'New lease: the landlord and the buyer sign their own, and yours ends. Cleaner for you, and often at a new rent.',
        'Sublease: you stay the tenant and the buyer rents from you. Few buyers and fewer banks like it.',
        'Stock sale: the tenant stays the same company, but many leases call a change of control an assignment.',
      ),
      h('Landlord consent'),
      p(
        'Look for three things in the lease: whether consent is needed, whether it must not be unreasonably withheld, and whether the landlord may end the lease or raise the rent instead. The landlord will ask for the buyer’s finances and experience and often for a fee or a larger deposit. Since asking tells the landlord that you are selling, agree with your broker or attorney on the moment: usually after the letter of intent and before diligence costs much money.',
      ),
      h('Term, options, and what a bank wants'),
      p(
        'A location that matters is only worth as much as the time left in it. Lenders commonly want the lease, with its options, to run as long as the loan. Check whether renewal options are personal to you or pass to an assignee, at which rent, and by when they must be exercised. If less than a few years remain, ask the landlord for an extension before you list, when you are a good tenant and not a seller in a hurry.',
      ),
      h('Estoppel certificate and landlord waiver'),
      p(
        'In an estoppel certificate the landlord states the facts: the lease is in force, the rent and the deposit are these, and no one is in default. Buyers and banks rely on it because the landlord cannot later say otherwise. A bank may also ask for a landlord waiver, so that it can remove equipment that secures its loan, and for a subordination agreement (SNDA) if the building has a mortgage. Ask for all of them in one request.',
      ),
      h('Your personal guarantee'),
      p(
        'If you guaranteed the lease, selling the business does not end the guarantee. Ask for a written release at closing. If the landlord refuses, ask the buyer to indemnify you, and try to limit the guarantee in time or amount. Remember your deposit: either the landlord returns it or the buyer pays you for it.',
      ),
      noAdvice,
    ],
    related: ['licenses-and-permits', 'inventory-and-real-estate', 'why-deals-die', 'due-diligence'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'licenses-and-permits',
    title: 'Licenses and permits in a sale',
    question: 'Do my licenses and permits transfer to the buyer?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Many do not: liquor, health, contractor and professional licenses are granted to a person or a company. List each one, ask the agency, and plan the closing around the slowest.',
    body: [
      h('Asset sale or stock sale changes everything'),
      p(
        'In an asset sale the buyer is a new holder and usually applies for new licenses. In a stock sale the company keeps its licenses, but many agencies must be told, or must approve, when its owners change. Some permits belong to the place (zoning, occupancy), some to a person (a master plumber), some to the company. Make a list with number, holder, agency, expiration date and what the agency says about a change of ownership. Buyers ask for it in the first week of diligence.',
      ),
      h('Liquor licenses'),
      p(
        'States and often cities decide who may sell alcohol, and their rules differ widely: some licenses can be sold and have a market value, others end with the holder. Approval can take months, with background checks and a public notice. In California, for example, the intended transfer is recorded and posted, and the price is paid through an escrow until the agency approves. Ask whether the buyer may operate under a temporary permit, and do not let the buyer run the bar on your license without one.',
      ),
      h('Contractors and licensed professionals'),
      p(
        'A contractor’s license often depends on a qualifying person who passed the examination. If that is you, the buyer needs one of their own, or you stay for a time in that role if the state allows it. Medical, dental, law, accounting, engineering and similar practices can often be owned only by licensed people; buyers without a license use a management company within the state’s limits. Warranties and open jobs need an answer too: who finishes them, and under which license.',
      ),
      h('Health care, food, child care, transport'),
      list(
        'Medicare: a change of ownership of a provider is reported, and the provider agreement is assigned to the new owner with its past. Ask a health care attorney.',
        'Restaurants: the health department usually inspects again for the new owner.',
        'Child care and home care: a new license, new background checks, sometimes before the closing.',
        'Transport: operating authority, insurance filings and vehicle registrations are in the carrier’s name.',
        'Government contracts and set-aside status often do not pass to a buyer.',
      ),
      h('How to keep a license from stopping the sale'),
      steps(
        'Ask each agency in general terms, without naming the business, before you list.',
        'Make the approvals a closing condition with a date.',
        'Let the buyer apply on the day the purchase agreement is signed.',
        'Agree on what happens if one is late: extension, temporary permit, or a way out.',
      ),
      noAdvice,
    ],
    related: ['asset-or-stock-sale', 'leases-in-a-sale', 'due-diligence', 'why-deals-die'],
    sources: [stateRules, medicareOwners, practice],
    updated,
    reviewer,
  },
  {
    slug: 'selling-a-franchise',
    title: 'Selling or buying a franchise',
    question: 'How do I sell my franchise?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'With the franchisor: it approves the buyer, charges a transfer fee, trains the new owner, and may have the first right to buy. Read the franchise agreement before you list.',
    body: [
      h('Read the transfer clause first'),
      p(
        'Your franchise agreement says what a sale needs: notice, the franchisor’s approval, a transfer fee, no open royalties, a general release, sometimes a remodel to the current standard. It says whether the buyer takes over the rest of your term or signs the current agreement, which may have higher royalties. Ask the franchisor for its transfer package early. It keeps the sale confidential in its own interest, but ask it in writing to do so.',
      ),
      h('Right of first refusal'),
      p(
        'Many franchisors may match an offer: you send the signed letter of intent, and the franchisor has a number of days to buy on the same terms. Tell buyers about it at the beginning, or they will feel used. Ask whether the franchisor will waive the right before the buyer spends money on diligence. The days count from a complete package, so send everything at once.',
      ),
      h('Approval and training of the buyer'),
      p(
        'The franchisor looks at net worth, cash, credit and experience, interviews the buyer, and sends them to training, often before the closing and at fixed dates. That can set your closing date more than the bank does. A buyer who already owns a unit is approved faster. If the buyer is refused, the deal should end without cost to you: make approval a closing condition and have the deposit say so.',
      ),
      h('What the FDD tells a buyer'),
      list(
        'A franchise disclosure document has 23 items. A franchisor must deliver it at least 14 calendar days before a buyer signs with the franchisor or pays it.',
        'Item 6: fees, including the transfer fee. Item 7: the initial investment.',
        'Item 17: renewal, termination and transfer. Item 19: financial performance, if the franchisor gives any.',
        'Item 20: how many units opened, closed and changed hands, and whom you may call.',
        'Your own unit’s books matter more than Item 19.',
      ),
      h('Financing a franchise'),
      p(
        'For an SBA loan, a brand that meets the federal definition of a franchise has to be listed in the SBA Franchise Directory, which came back in June 2025. Lenders check it before anything else. Ask the franchisor whether it is listed, and whether it has lenders that know the brand.',
      ),
      noAdvice,
    ],
    related: ['leases-in-a-sale', 'sba-loan-steps', 'what-an-loi-is-not', 'transition-and-training'],
    sources: [franchiseRule, franchiseDirectory, practice],
    updated,
    reviewer,
  },
  {
    slug: 'inventory-and-real-estate',
    title: 'Inventory, equipment and real estate in the price',
    question: 'Is inventory included in the price, and what about the building?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'It is if the offer says so. Inventory is often counted at closing and paid on top; equipment is usually included; the building is a separate sale or a new lease.',
    body: [
      h('Inventory'),
      p(
        'Inventory is sold in three ways. The price includes a stated amount of inventory, and the difference is settled after a count. Or inventory is paid on top at cost. Or it is part of [working capital](/help/working-capital-and-the-peg). Write down what counts: salable goods at your cost, without old, damaged or consigned items. Both sides, or a counting service, count on the evening before closing. Work in process and customer deposits need a line of their own. Check that your books and the shelf agree before a buyer does.',
      ),
      h('Equipment and vehicles'),
      p(
        'Furniture, fixtures and equipment (FF&E) that the business needs are normally included in a price based on earnings: without them there would be no earnings. So a multiple plus the value of the equipment counts it twice. Attach a list with serial numbers, say what is leased, and name what you take with you, such as your own truck or the painting in the office. Things that do not work should be repaired, replaced or left off the list before the walk-through.',
      ),
      h('If you own the building'),
      list(
        'Charge the business a market rent in the figures, or its earnings look too high. See [add-backs](/help/add-backs).',
        'Decide early: sell the building with the business, sell it later, or become the landlord.',
        'A lease with the buyer should be signed at closing, with term, options, repairs, and a right of first refusal if the buyer wants one.',
        'A building has its own appraisal, title search, environmental report and taxes, and often its own loan.',
      ),
      h('Real estate in the asking price'),
      p(
        'Show two numbers: the business, and the property. A multiple of earnings says nothing about land, and a buyer’s bank will value the two separately and may lend for different terms. For taxes, the building and the goodwill are different classes with different rates, and a building can carry depreciation that is taxed on sale. In many towns the buyer of a business is not a buyer of real estate, so be ready to sell without it.',
      ),
      noAdvice,
    ],
    related: [
      'working-capital-and-the-peg',
      'how-the-price-is-taxed',
      'leases-in-a-sale',
      'why-offers-are-lower',
    ],
    sources: [irsDispositions, practice],
    updated,
    reviewer,
  },
];
