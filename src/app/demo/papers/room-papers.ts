import { placeLabel } from '#features/marketplace/listings/domain/places.ts';
import { pictureOf } from '../drawings/own-pictures.ts';
import { pictureOfTrade } from '../drawings/picture-of-trade.ts';
import type { StoryListing } from '../story/story-listing.ts';
import { memorandum } from './memorandum.ts';
import { sheetFile, textFile } from './office-files.ts';
import { printed } from './print.ts';
import { factsOfTrades, type TradeFacts } from './trade-facts.ts';

export type RoomPaper = { folder: string; name: string; bytes: Uint8Array };

const csv = (rows: readonly (readonly (string | number)[])[]) =>
  Buffer.from(
    `${rows.map((row) => row.map((cell) => (/[",]/.test(String(cell)) ? `"${cell}"` : cell)).join(',')).join('\n')}\n`,
  );
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Fourteen documents in six formats that agree with the listing's figures. */
export async function roomPapers(listing: StoryListing, began: Date): Promise<RoomPaper[]> {
  const years = [3, 2, 1].map((back) => began.getUTCFullYear() - back);
  const trade = factsOfTrades[listing.trade];
  if (!trade) throw new Error(`no documents were written for ${listing.trade}`);
  const facts = { ...listing, years, statement: statementOf(listing, years) };
  const paper = (folder: string, name: string, bytes: Uint8Array) => ({ folder, name, bytes });
  return [
    paper('00', 'Process letter.pdf', await processLetter(facts)),
    paper('14', 'Information memorandum.pdf', await memorandum(listing, trade, facts.statement)),
    paper('01.01', 'Certificate of good standing.pdf', await standing(facts)),
    paper(
      '02.01',
      `Income statements ${years[0]} to ${years[2]}.xlsx`,
      await sheetFile('Income statements', facts.statement),
    ),
    paper('02.02', `Monthly profit and loss ${years[2]}.csv`, csv(monthly(listing))),
    paper('03.02', 'Add-back schedule.xlsx', await sheetFile('Add-backs', addBacks(facts.statement, years))),
    paper('04.03', 'Receivables aging.csv', csv(aging(listing))),
    paper('07.01', 'Revenue by customer, coded.csv', csv(customers(listing, trade.largestCustomer))),
    paper('08.03', 'Operating procedures.docx', await textFile(procedures)),
    paper('09.01', 'Organization by role.txt', Buffer.from(organization(listing))),
    paper('10.01', 'Lease abstract.docx', await textFile(lease(years))),
    paper('11', 'Equipment list.csv', csv(equipment(listing, trade.equipment))),
    paper('11', 'Premises.png', await premises(listing)),
    paper('13.02', 'Permits and licenses.txt', Buffer.from(permitsOf(trade))),
  ];
}

type Facts = StoryListing & { years: number[]; statement: (string | number)[][] };

export function statementOf({ figures: [, revenue, ebitda, sde] }: StoryListing, years: readonly number[]) {
  const grown = [0.88, 0.95, 1];
  const line = (name: string, share: number) => [
    name,
    ...grown.map((by) => Math.round(revenue * share * by * 1_000)),
  ];
  const owner = (sde - ebitda) / revenue;
  const cost = 1 - sde / revenue;
  return [
    ['Year ended December 31', ...years.map(String)],
    line('Revenue', 1),
    line('Cost of sales', cost * 0.62),
    line('Gross profit', 1 - cost * 0.62),
    line('Wages and benefits', cost * 0.2),
    line('Rent and utilities', cost * 0.07),
    line('Insurance', cost * 0.03),
    line('Vehicles and fuel', cost * 0.04),
    line('Office and software', cost * 0.04),
    line(ownersLine, owner),
    line('EBITDA', sde / revenue - owner),
    line('Seller’s discretionary earnings', sde / revenue),
  ];
}

function monthly({ figures: [, revenue, , sde] }: StoryListing): (string | number)[][] {
  const season = monthNames.map((_, at) => 1 + 0.12 * Math.sin(((at - 3) / 12) * 2 * Math.PI));
  const of = (annual: number) => season.map((by) => Math.round((annual / 12) * by * 1_000));
  const sales = of(revenue);
  const costs = of((revenue - sde) * 0.62);
  const operating = of((revenue - sde) * 0.38);
  return [
    ['Account', ...monthNames],
    ['Revenue', ...sales],
    ['Cost of sales', ...costs],
    ['Operating expenses', ...operating],
    ['Net before owner', ...sales.map((amount, at) => amount - (costs[at] ?? 0) - (operating[at] ?? 0))],
  ];
}

const ownersLine = 'Owner’s compensation, benefits and one-time items';

/** What the income statements show in one line; the largest item takes the rounding. */
export function addBacks(
  statement: readonly (readonly (string | number)[])[],
  years: readonly number[],
): (string | number)[][] {
  const totals = years.map((_, at) => Number(statement.find(([name]) => name === ownersLine)?.[at + 1]));
  const of = (share: number) => totals.map((total) => Math.round(total * share));
  const [insurance, vehicle, legal] = [of(0.11), of(0.07), of(0.04)];
  const rest = totals.map(
    (total, at) => total - [insurance, vehicle, legal].reduce((sum, of) => sum + (of[at] ?? 0), 0),
  );
  return [
    ['Add-back', ...years.map(String), 'Evidence'],
    ['Owner’s salary and payroll tax', ...rest, 'W-3, payroll register'],
    ['Owner’s health insurance', ...insurance, 'Carrier invoices'],
    ['Owner’s vehicle, private share', ...vehicle, 'Mileage log'],
    ['One-time legal fees', ...legal, 'Engagement letter'],
    ['Total add-backs', ...totals, ''],
  ];
}

function aging({ figures: [, revenue] }: StoryListing): (string | number)[][] {
  const share = [0.021, 0.017, 0.014, 0.011, 0.009, 0.006];
  const amount = (part: number) => Math.round(revenue * part * 1_000);
  return [
    ['Customer', 'Current', '1 to 30 days', '31 to 60 days', 'Over 60 days'],
    ...share.map((part, at) => [
      `Customer ${String.fromCharCode(65 + at)}`,
      amount(part),
      amount(part / 3),
      amount(part / 9),
      at === 4 ? amount(part / 6) : 0,
    ]),
  ];
}

function customers({ figures: [, revenue] }: StoryListing, largest: number): (string | number)[][] {
  const shares = [1, 0.64, 0.5, 0.39, 0.36, 0.3, 0.27, 0.21, 0.19, 0.14].map((part) => part * largest);
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
  return [
    ['Code', 'Customer since', 'Revenue last year', 'Share of revenue'],
    ...shares.map((share, at) => [
      `C-${101 + at}`,
      2009 + at,
      Math.round(revenue * share * 1_000),
      `${(share * 100).toFixed(1)}%`,
    ]),
    ['All others', '', Math.round(revenue * rest * 1_000), `${(rest * 100).toFixed(1)}%`],
  ];
}

function equipment({ figures: [price] }: StoryListing, items: TradeFacts['equipment']) {
  const all = price * 0.16;
  return [
    ['Item', 'Count', 'Bought', 'Owned or leased', 'Fair market value'],
    ...items.map(([item, count, bought, held, share]) => [
      item,
      count,
      bought,
      held,
      held === 'Leased' ? '' : Math.round(all * share * 10) * 100,
    ]),
  ];
}

function organization({ employees }: StoryListing): string {
  const crew = Math.max(1, employees - 5);
  return `Organization by role (no names at this stage)\n\nOwner: sales, estimates, relations with the largest customers\nGeneral manager: schedule, hiring, day-to-day operations\nOffice manager: invoices, payroll, receivables\nField or shift leads: 2\nCrew: ${crew}\nBookkeeper: part time\n\nEverybody but the owner expects to stay.\n`;
}

function processLetter({ title }: Facts) {
  return printed('Process letter', title, [
    'Thank you for your interest. This room holds what you need for a first offer; more opens after a letter of intent.',
    [
      ['Step', 'When'],
      ['Read the memorandum and the income statements', 'Weeks 1 and 2'],
      ['Questions, asked beside each document', 'Weeks 1 to 3'],
      ['Indication of interest or letter of intent', 'Week 4'],
      ['Diligence and purchase agreement', '45 to 60 days after acceptance'],
    ],
    'Please do not contact employees, customers or suppliers. All questions go through this room.',
  ]);
}

function standing({ name, place }: Facts) {
  return printed('Certificate of good standing', `State of ${placeLabel(place)}, specimen`, [
    `The records of this office show that ${name} is in existence, that all fees and reports due have been filed, and that no certificate of dissolution is on file.`,
    'This is an invented document of a demonstration. No office issued it.',
  ]);
}

const procedures = [
  '# Operating procedures',
  'These procedures describe how the work is done each day, so that a new owner can run the business from the first week.',
  '# Opening and dispatch',
  'The lead opens at 6:45, reviews the schedule, assigns crews and confirms the first appointments by phone.',
  '# Quotes and orders',
  'Quotes go out within two business days from the price list. Work above the approval limit needs the general manager.',
  '# Billing',
  'Invoices are sent on the day a job is completed. Receivables are reviewed every Friday; reminders go out at 30 days.',
  '# Safety',
  'Toolbox talks on Mondays. Incidents are logged on the day and reviewed monthly.',
];

const lease = (years: readonly number[]) => [
  '# Lease abstract',
  'Premises: office, shop and yard, about 9,400 square feet.',
  `Term: five years from March 1, ${years[2] ?? 2025}, with two options of five years each.`,
  'Base rent: fixed for the first two years, then 3% per year. Triple net.',
  'Assignment: with the landlord’s consent, not to be unreasonably withheld; no change in rent.',
  'Security deposit: two months of base rent.',
];

function permitsOf({ permits }: TradeFacts): string {
  return `Permits and licenses\n\n${permits.join('\n')}\nCity business license: current, renews each January\nVehicle registrations and insurance: current\n\nNo permit depends on the present owner in person. Transfers take two to four weeks.\n`;
}

async function premises({ trade }: StoryListing): Promise<Uint8Array> {
  const { svg } = pictureOfTrade(trade, 'noon');
  return new Uint8Array(await (await pictureOf(svg)).arrayBuffer());
}
