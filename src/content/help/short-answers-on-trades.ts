import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';
import {
  alcoholDealers,
  foodStamps,
  fuelFranchises,
  fuelTanks,
  truckingAuthority,
} from './trade-law-sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on food, sites, crews and trucks; each heading is found on its own. */
export const shortTradesArticles: readonly HelpArticle[] = [
  {
    slug: 'food-and-drink',
    title: 'Restaurants, bars and food stores',
    question: 'What is asked when a restaurant, a bar or a food store is sold?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on restaurants, bars, food trucks and convenience stores: value, liquor licenses, health inspections, unreported cash, recipes, lottery, tobacco and SNAP.',
    body: [
      h('What is a restaurant worth?'),
      p(
        'With proven profit, a low multiple of SDE, as much depends on the lease, the cook and the owner’s hours. Without profit, it is the place: equipment, hood, permits, a good lease with years left, sometimes a liquor license; this is an asset sale. Buyers check rent as a share of sales, food and labor cost, and card reports against returns. Ask me “what do restaurants sell for?” for the ranges with their sources.',
      ),
      h('The liquor license: buy it with the bar or separately?'),
      p(
        'That is state law. Where licenses are limited in number they are bought and sold, often through escrow, and can be worth more than the bar; elsewhere the buyer applies for a new one, and there is nothing to sell. Approval takes weeks to months and looks at the person, the money and the place. Ask for a temporary permit, and register with the federal TTB as well. Make the license a condition of closing.',
      ),
      h('Which inspections does a new owner of a restaurant face?'),
      p(
        'Health, fire, building and sometimes the water authority, mostly as if it were new: hood and suppression, grease trap, hand sinks, exits, access for disabled people. What was tolerated for years may have to be repaired now. Pay for a pre-inspection before you sign, and agree on who pays for what is found, up to an amount. Ask for the last three inspection reports.',
      ),
      h('Much of the income is cash and not reported: can it be sold?'),
      p(
        'It can be sold, but only for what is proven. A lender reads tax returns, a buyer pays for bank deposits, card reports and purchases, and no one should pay for a notebook. Report everything from now on: each dollar counts at the multiple, after one to three years of returns. Unreported income of past years is a matter for a tax attorney, before you talk with anyone else about it; amended returns are one way. Equipment, lease and permits still have a price.',
      ),
      h('How do I sell or buy a food truck or a stand?'),
      p(
        'The price is mostly the truck, its equipment and its spots. Check title, hours, fire suppression and the health permit, which the new owner applies for; a commissary agreement, event contracts and parking spots need consent. Social media and the name go along in writing. Ask for card terminal reports by location. Without a helper who stays, expect the value of equipment plus a little for the name.',
      ),
      h('Which approvals does a convenience or liquor store need?'),
      p(
        'Several, each for the new owner: lottery, tobacco, alcohol, SNAP (food stamps, which never transfer), fuel, money services, scales. Apply as soon as you sign, because a store without lottery or SNAP for two months loses customers. Check sales by department, shrink, the fuel contract, and whether unpaid sales tax hangs over it. Ask for the lottery and SNAP statements as proof.',
      ),
      h('What about the chef, the recipes and the name?'),
      p(
        'Put recipes, menu, name and social media into the schedule of assets, and have the owner’s noncompete name the kind of kitchen and the distance. A chef who leaves takes guests along: meet before closing, late and with the seller, and offer a stay bonus. Keep the menu for the first months. If the name is the owner’s own, agree on how long you may use it.',
      ),
      noAdvice,
    ],
    related: ['licenses-and-permits', 'rent-and-landlord', 'selling-at-a-loss', 'handing-over-accounts'],
    sources: [practice, foodStamps, alcoholDealers],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'sites-and-machines',
    title: 'Laundromats, car washes, gas stations, storage, motels',
    question: 'What is asked about businesses that live from a site or from machines?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on laundromats, car washes, gas stations, self storage, vending and ATM routes, motels and parks, dry cleaners and gyms: proof of cash, leases, tanks, contracts.',
    body: [
      h('How do I check a laundromat?'),
      p(
        'Water does not lie: divide the gallons on the water bills by the gallons per wash of each machine, and compare with the coins and card reports. Count machines by age, look at rent and years left, gas and electricity, and who lives around. Add what new machines cost soon. Sit there on a Sunday. A lease of ten years or more with options is half of the value.',
      ),
      h('What matters when I buy or sell a car wash?'),
      p(
        'Cars per month by type of wash, memberships and how many cancel, water and chemical cost per car, the age of tunnel, pumps and reclaim, and a new competitor nearby. Land is often most of the value, so price it apart. Ask for the point-of-sale reports, not a summary, and for weather in the same months. Membership money paid ahead is a debt at closing.',
      ),
      h('What is special about a gas station?'),
      p(
        'Three things: the tanks, the fuel contract and the store. Ask for tank age, tests, insurance and the state’s file, get a Phase I report, and notify the change of owner to the state within 30 days. Fuel supply agreements run for years, with penalties for ending them; federal law limits how a supplier may end a franchise. Fuel brings people, the store brings profit, so ask for gallons and inside sales by month.',
      ),
      h('How is self storage, a parking lot or an RV park priced?'),
      p(
        'As real estate: yearly net operating income divided by a market rate of return (cap rate), with your own manager’s pay taken off. Check occupancy by unit size, real rents against the list, property tax after a sale, and room to build. The lender is often a commercial mortgage bank; the SBA has its own rules for such businesses. Ask a commercial appraiser for the rate in your area.',
      ),
      h('How do I buy or sell a vending, ATM or amusement route?'),
      p(
        'You buy machines and places. Ask for each location: contract, who can end it, commission, sales by month from the machine’s reports, and the age of the machine. Pay for locations as they stay: part now, part after six or twelve months. Ride the route for a week, as card readers make income provable and coins alone do not. Contracts with a single chain are one customer.',
      ),
      h('What about motels, hotels and bed and breakfasts?'),
      p(
        'Price the building and the operation together from room revenue, occupancy and rate, and look at the reports that the booking systems keep. Ask for occupancy tax filings, the brand’s agreement and its required renovations, and repairs of roof, air and pool. Family that works unpaid has to be replaced in the figures. Long-stay guests can have tenants’ rights.',
      ),
      h('Gyms, studios and other memberships: what is sold?'),
      p(
        'Members who keep paying. Ask for active members by month, who pays by automatic card, how many leave, prepaid packages, and which trainer they follow. Prepaid sessions and yearly fees are a debt that the price has to allow for. Equipment leases and the lease of the room are the costs that kill. Members must often be told, and some states regulate such contracts.',
      ),
      h('What should I check at a dry cleaner, body shop or printer?'),
      p(
        'The ground and the air: solvents, paint, oil and inks leave traces, and the owner or operator can be made to clean up. Order a Phase I report, ask about permits, waste records and former machines, and who owned the place before. Then the customers: insurers’ programs of a body shop, routes of a cleaner, contracts of a printer. Newer machines without solvents are worth paying for.',
      ),
      noAdvice,
    ],
    related: [
      'building-with-the-business',
      'rent-and-landlord',
      'due-diligence',
      'books-and-tax-returns-differ',
    ],
    sources: [practice, fuelTanks, fuelFranchises],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'contractors-and-transport',
    title: 'Contractors, service routes, trucking, manufacturing',
    question: 'What is asked about trades that live from crews, trucks and orders?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Short answers on contractors, cleaning and landscaping, trucking, auto repair, manufacturing, staffing and salons: licenses, open jobs, bonds, contracts, equipment, drivers.',
    body: [
      h('Can I buy a contractor without having the license?'),
      p(
        'Yes if a qualifying person stays or you bring one. Ask the state board who may qualify the new company, how long the seller may lend the license, and what must be filed before the first job. In a stock sale the company keeps its number, as long as the qualifier stays. Make a license in hand a condition, pay a foreman to take the exam, and write the seller’s role as qualifier into the transition.',
      ),
      h('How are open jobs, retainage and bonds handled?'),
      p(
        'List each job at closing: contract, billed, cost to finish, retainage, bond. Either the seller finishes what began, or the buyer takes it over and the price is adjusted by what was billed too much or too little. Bonds do not move: the surety has to underwrite the buyer, and sellers stay liable on their indemnity until it is released. Warranty work needs a name and a budget.',
      ),
      h('Trucking: what happens to the DOT number and authority?'),
      p(
        'In a stock sale they stay with the company, with its safety record and its claims. In an asset sale a buyer normally uses its own USDOT number; operating authority can be moved by notice to the FMCSA, but insurance, contracts, brokers’ approvals and drivers’ files have to be set up anew. Look at the safety scores, truck loans, maintenance and driver turnover. A number bought alone often brings old trouble.',
      ),
      h('Cleaning, landscaping, pool and pest routes: what are they worth?'),
      p(
        'What the contracts bring after wages, for as long as customers stay: many can cancel with 30 days’ notice, so years of staying count more than paper. Show revenue per customer, cancellations, crew wages, equipment. Part of the price is commonly paid later, as customers stay over 6 to 12 months. Route density matters: two customers in one street beat three across town.',
      ),
      h('What do buyers look at in a machine shop or a manufacturer?'),
      p(
        'Customers by share, orders in hand, machine list with age and hours, who can program and set up, scrap and rework, certifications, and prices against material cost. Quality certificates and customer approvals may need a new audit. Inventory and work in process belong in a peg. Much sits in the owner’s head: write down setups and quotes. Land and crane capacity are priced on their own.',
      ),
      h('Salons, barbers and spas: will the stylists stay?'),
      p(
        'That is the whole question. Find out who rents a chair and who is employed, whose clients they are, and what each earns the house. Booth renters are tenants and can leave tomorrow, so pay for rent income and the lease. Employees may sign an agreement where the state allows it. Meet them late, keep prices and hours, and pay part of the price after six months.',
      ),
      h('Staffing, agencies and consulting: what is there to buy?'),
      p(
        'Contracts, people and a name, but few assets. Look at gross margin rather than sales, contracts and how they end, who holds each client, and whether the staff have agreements. Working capital is large where wages are paid weekly and clients pay late. Expect an earn-out tied to clients who stay, and a longer handover. Recurring retainers are worth more than projects.',
      ),
      h('Seasonal businesses: when do I sell, and how is the price set?'),
      p(
        'List in the off-season with a full season in the figures, and close before the next one begins, so that the buyer earns at once and you train in time. Use twelve months that end after the season, never the best quarter times four. Agree on who carries the winter: a peg by month or a credit line. Deposits for next season are a debt.',
      ),
      noAdvice,
    ],
    related: [
      'licenses-and-permits',
      'one-large-customer',
      'transition-and-training',
      'working-capital-and-the-peg',
    ],
    sources: [practice, truckingAuthority],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
