import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';

export type TradeFacts = {
  services: string;
  customers: string;
  /** As a share of revenue, followed by that of the next nine customers. */
  largestCustomer: number;
  competition: string;
  growth: string;
  revenue: readonly (readonly [line: string, share: number])[];
  /** The last number is the share of the total value. */
  equipment: readonly (readonly [
    item: string,
    count: number,
    bought: number,
    held: 'Owned' | 'Leased',
    share: number,
  ])[];
  permits: readonly string[];
};

export const factsOfTrades: Partial<Record<Trade, TradeFacts>> = {
  electrical: {
    services:
      'Tenant build-outs, service upgrades, lighting retrofits and fire alarm wiring for offices, clinics and schools. About four jobs in five come by invitation from general contractors who have hired the company before. A two-truck service group handles calls and small work.',
    customers:
      'Eleven general contractors and some sixty direct accounts. The largest customer is 14% of revenue and the five largest are 41%. Work is billed monthly on AIA forms with 10% retainage on contracts above $150,000.',
    largestCustomer: 0.14,
    competition:
      'Nine commercial contractors of similar size work in the region. The company wins about one bid in three and stays out of residential work and public bid lists.',
    growth:
      'A third estimator could bid the clinic and laboratory work that is declined today. Service agreements for panels and generators have not been offered to existing customers.',
    revenue: [
      ['Tenant build-outs', 0.52],
      ['Service upgrades and distribution', 0.21],
      ['Lighting retrofits', 0.12],
      ['Fire alarm and low voltage', 0.06],
      ['Service calls', 0.09],
    ],
    equipment: [
      ['Cargo vans with shelving', 9, 2021, 'Owned', 0.46],
      ['Service body trucks', 2, 2022, 'Owned', 0.18],
      ['Scissor lift, 26 ft', 1, 2020, 'Leased', 0],
      ['Scissor lift, 19 ft', 2, 2018, 'Owned', 0.06],
      ['Hydraulic benders and threaders', 5, 2017, 'Owned', 0.08],
      ['Cable tuggers and reel stands', 4, 2019, 'Owned', 0.07],
      ['Test instruments and meters', 22, 2022, 'Owned', 0.05],
      ['Job boxes and hand tools', 14, 2019, 'Owned', 0.07],
      ['Office computers and plotter', 7, 2023, 'Owned', 0.03],
    ],
    permits: [
      'State electrical contractor license: current, qualified by the field lead',
      'Master electricians on staff: 2; journeymen: 9; registered apprentices: 6',
      'Contractor registrations in four cities: current',
      'Bonding: single job $750,000, aggregate $1,500,000, personal guaranty of the owner to be replaced',
      'Workers’ compensation modification rate: 0.88',
    ],
  },
  'pest-control': {
    services:
      'Quarterly general pest plans, termite bonds with annual renewals, mosquito treatments from April to October, and monthly service for restaurants and food stores. Routes are built so that a technician drives less than 80 miles a day.',
    customers:
      'About 2,100 residential plans and 130 commercial accounts. Of the residential customers, 86% renewed last year. The largest customers are two restaurant groups, with 3% of revenue or less each.',
    largestCustomer: 0.03,
    competition:
      'Two national companies and about a dozen local ones. The company answers the phone with a person, keeps the same technician on a route and prices about 8% below the nationals.',
    growth:
      'Only one plan in four carries a termite bond. Mosquito service is sold to 310 homes without advertising. The commercial route has room for about 40 accounts.',
    revenue: [
      ['Quarterly residential plans', 0.55],
      ['Termite bonds and renewals', 0.17],
      ['Commercial monthly service', 0.16],
      ['Mosquito season', 0.08],
      ['One-time treatments', 0.04],
    ],
    equipment: [
      ['Service trucks, half-ton', 6, 2021, 'Owned', 0.58],
      ['Truck-mounted spray rigs', 6, 2021, 'Owned', 0.16],
      ['Termite rig with 200 gal tank', 1, 2019, 'Owned', 0.08],
      ['Backpack mist blowers', 8, 2023, 'Owned', 0.05],
      ['Bait stations in stock', 420, 2024, 'Owned', 0.04],
      ['Handheld route devices', 9, 2024, 'Leased', 0],
      ['Chemical storage building', 1, 2016, 'Owned', 0.06],
      ['Office computers and phones', 5, 2022, 'Owned', 0.03],
    ],
    permits: [
      'State charter for general pest, termite and mosquito work: current',
      'Licensed operator: the operations manager, who stays; certified technicians: 6',
      'Restricted-use pesticide records: kept for two years, last inspection without findings',
      'Termite bond reserve: held in a separate account, reviewed each January',
      'Vehicle placards and spill kits: checked each quarter',
    ],
  },
  landscaping: {
    services:
      'Year-round grounds maintenance for office parks and homeowner associations, seasonal color, mulch and pruning, with irrigation repair and planting as extra work. Contracts run twelve months and renew each spring.',
    customers:
      'Thirty-four contracts, of which nineteen are homeowner associations. The average customer has stayed 6.4 years. The largest is 9% of revenue.',
    largestCustomer: 0.09,
    competition:
      'Two regional companies bid the largest sites. The company competes for sites between two and twenty acres and has kept 91% of its contract revenue in each of the last three years.',
    growth:
      'Irrigation inspections are done only on request. Enhancement work is proposed to about half of the contract customers each fall.',
    revenue: [
      ['Maintenance contracts', 0.66],
      ['Seasonal color and mulch', 0.13],
      ['Planting and enhancements', 0.12],
      ['Irrigation repair', 0.07],
      ['Storm cleanup', 0.02],
    ],
    equipment: [
      ['Crew cab trucks', 4, 2020, 'Owned', 0.44],
      ['Enclosed trailers, 16 ft', 3, 2019, 'Owned', 0.12],
      ['Zero-turn mowers, 60 in', 6, 2023, 'Owned', 0.2],
      ['Stand-on mowers, 48 in', 3, 2022, 'Owned', 0.07],
      ['Skid steer with bucket', 1, 2018, 'Leased', 0],
      ['Blowers, trimmers and edgers', 27, 2024, 'Owned', 0.07],
      ['Irrigation tools and locators', 6, 2021, 'Owned', 0.04],
      ['Mulch and leaf vacuum', 1, 2017, 'Owned', 0.06],
    ],
    permits: [
      'Commercial pesticide contractor license, ornamental and turf: current',
      'Certified applicators: 2, one of them the operations lead who stays',
      'Irrigation backflow testers: 1',
      'H-2B visas: none used; all crew members are employed year-round',
      'Trucks below 26,001 lb: no commercial license needed',
    ],
  },
};
