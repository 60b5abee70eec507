import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';
import type { PriceDisplay } from '#features/marketplace/listings/domain/bands.ts';
import type { Place } from '#features/marketplace/listings/domain/places.ts';
import type { SaleReason } from '#features/marketplace/listings/domain/teaser.ts';
import type { DemoPerson } from './demo-people.ts';

export type DemoListing = {
  owner: DemoPerson;
  business: {
    ein: string;
    businessName: string;
    businessAddress: string;
    dba?: string;
    industry: Industry;
    trade: Trade;
  };
  teaser: { title: string; description: string; place: Place; priceDisplay: PriceDisplay };
  about: string;
  website: string;
  /** Whole dollars. */
  figures: { price: number; revenue: number; ebitda: number; sde: number };
  employees: number;
  foundedYear: number;
  leaseEnd?: string;
  saleReason: SaleReason;
  live: boolean;
};

/**
 * Invented businesses; any likeness to a real one is a coincidence. The draft is the oldest, so that it is not listed
 * before the live listings of its owner. The next four are the required samples (docs/rules/product.md); the revenue
 * filter "0-100k" must match none of them.
 */
export const demoListings: readonly DemoListing[] = [
  {
    owner: 'seller',
    business: {
      ein: '76-1122334',
      businessName: 'Larkspur Child Studio LLC',
      businessAddress: '901 Mission Ridge, Boise, ID 83702',
      industry: 'Education',
      trade: 'tutoring',
    },
    teaser: { title: 'After-school learning center', description: '', place: 'idaho', priceDisplay: 'band' },
    about: '',
    website: 'https://larkspurstudio.example',
    figures: { price: 285_000, revenue: 388_000, ebitda: 52_000, sde: 110_000 },
    employees: 7,
    foundedYear: 2014,
    saleReason: 'personal',
    live: false,
  },
  {
    owner: 'owner',
    business: {
      ein: '84-1029384',
      businessName: 'Lumenforge Analytics Inc',
      businessAddress: '410 Alder Row, Oakland, CA 94607',
      industry: 'Technology',
      trade: 'software',
    },
    teaser: {
      title: 'Tech Startup',
      description:
        'Subscription software for small clinics. Most revenue renews every month, support is light, and the code base is documented.',
      place: 'california',
      priceDisplay: 'exact',
    },
    about:
      'Scheduling and billing software sold by subscription. Two engineers stay on. The founder works about twenty hours a week on sales and wants to hand over within six months.',
    website: 'https://lumenforge.example',
    figures: { price: 2_900_000, revenue: 1_640_000, ebitda: 410_000, sde: 590_000 },
    employees: 9,
    foundedYear: 2016,
    saleReason: 'other',
    live: true,
  },
  {
    owner: 'owner',
    business: {
      ein: '81-5566778',
      businessName: 'Marlow & Finch Dining LLC',
      businessAddress: '77 Carroll Street, Brooklyn, NY 11231',
      dba: 'The Copper Finch',
      industry: 'TravelHospitality',
      trade: 'restaurant',
    },
    teaser: {
      title: 'Restaurant',
      description:
        'Neighborhood dinner house with a full bar, steady regulars and a lease with options. The kitchen team has been in place for years.',
      place: 'new-york',
      priceDisplay: 'band',
    },
    about:
      'Seventy seats and a garden. The chef and both floor managers want to stay. Equipment is owned; the lease has two five-year options.',
    website: 'https://copperfinch.example',
    figures: { price: 510_000, revenue: 920_000, ebitda: 118_000, sde: 205_000 },
    employees: 17,
    foundedYear: 2009,
    leaseEnd: '2030-06-30',
    saleReason: 'relocation',
    live: true,
  },
  {
    owner: 'seller',
    business: {
      ein: '47-3322110',
      businessName: 'Bluebonnet Trail Outfitters LLC',
      businessAddress: '1209 Pecan Avenue, Waco, TX 76701',
      dba: 'Trailhouse',
      industry: 'Retail',
      trade: 'retail-store',
    },
    teaser: {
      title: 'Retail Store',
      description:
        'Outdoor clothing and gear in a busy shopping district, with a small online shop that ships across the country. Inventory is included.',
      place: 'texas',
      priceDisplay: 'band',
    },
    about:
      'One shop of 3,000 square feet and an online store. A store manager runs the floor; the owner buys and keeps the books.',
    website: 'https://trailhouse.example',
    figures: { price: 310_000, revenue: 465_000, ebitda: 61_000, sde: 128_000 },
    employees: 6,
    foundedYear: 2012,
    leaseEnd: '2029-01-31',
    saleReason: 'retirement',
    live: true,
  },
  {
    owner: 'seller',
    business: {
      ein: '59-7788990',
      businessName: 'Gulfbend Precision Works Inc',
      businessAddress: '5500 Foundry Road, Tampa, FL 33610',
      industry: 'Manufacturing',
      trade: 'machine-shop',
    },
    teaser: {
      title: 'Manufacturing Business',
      description:
        'Job shop for machined parts with repeat customers in several industries, a trained second shift and well-kept machines.',
      place: 'florida',
      priceDisplay: 'band',
    },
    about:
      'Eleven machining centers, all owned. The plant manager has been here for twelve years and has signed to stay for two more. The largest customer is fourteen percent of sales.',
    website: 'https://gulfbend.example',
    figures: { price: 3_950_000, revenue: 5_300_000, ebitda: 880_000, sde: 1_040_000 },
    employees: 31,
    foundedYear: 1994,
    saleReason: 'retirement',
    live: true,
  },
  {
    owner: 'owner',
    business: {
      ein: '87-2468013',
      businessName: 'Ridgeline Mechanical Services LLC',
      businessAddress: '2380 Decker Lake Boulevard, Salt Lake City, UT 84119',
      industry: 'TravelHospitality',
      trade: 'hvac',
    },
    teaser: {
      title: 'Commercial HVAC contractor with service contracts',
      description:
        'Installs and maintains heating and cooling for public buildings. Three quarters of the work comes from service contracts that renew each year.',
      place: 'mountain',
      priceDisplay: 'band',
    },
    about:
      'Fourteen technicians, two of them licensed to qualify the company. The owner estimates and sells; a service manager dispatches.',
    website: 'https://ridgelinemech.example',
    figures: { price: 1_550_000, revenue: 2_400_000, ebitda: 264_000, sde: 374_000 },
    employees: 18,
    foundedYear: 2003,
    saleReason: 'retirement',
    live: true,
  },
  {
    owner: 'owner',
    business: {
      ein: '20-1357924',
      businessName: 'Cedar Gate Dental Group PLLC',
      businessAddress: '640 Summit Street, Columbus, OH 43215',
      industry: 'Healthcare',
      trade: 'dental-practice',
    },
    teaser: {
      title: 'General dental practice, two associates',
      description:
        'Family practice with its own hygienists and a full recall list. Both associates would like to continue with a new owner.',
      place: 'ohio',
      priceDisplay: 'hidden',
    },
    about:
      'Five chairs, digital imaging, paperless since the last move. The owner works three days a week and will introduce the buyer to patients over six months.',
    website: 'https://cedargatedental.example',
    figures: { price: 2_100_000, revenue: 1_720_000, ebitda: 330_000, sde: 510_000 },
    employees: 13,
    foundedYear: 1998,
    saleReason: 'personal',
    live: true,
  },
  {
    owner: 'owner',
    business: {
      ein: '93-8642097',
      businessName: 'Harborline Freight Brokerage Inc',
      businessAddress: '18 Terminal Way, Portland, OR 97203',
      industry: 'Shipping',
      trade: 'freight-broker',
    },
    teaser: {
      title: 'Asset-light freight broker',
      description:
        'Arranges loads for shippers under annual agreements; owns no trucks. The team works from one office and is paid on margin.',
      place: 'pacific',
      priceDisplay: 'band',
    },
    about:
      'Forty shippers, none above twelve percent of margin. Four brokers with their own books, all on agreements. Back office is a team of three.',
    website: 'https://harborline.example',
    figures: { price: 3_400_000, revenue: 11_800_000, ebitda: 760_000, sde: 905_000 },
    employees: 8,
    foundedYear: 2007,
    saleReason: 'other',
    live: true,
  },
];

/**
 * The buyer's requests in order; an admin has sent the first one on for signature. `asked` and `sentOn` are times
 * before now, in units of `apart` between two listings.
 */
export const demoRequests = [
  {
    title: 'Manufacturing Business',
    message: 'I run a machine shop two states away and have funding in place.',
    asked: 0.6,
    sentOn: 0.5,
  },
  {
    title: 'Retail Store',
    message: 'Looking for a first store to own and run myself.',
    asked: 0.25,
    sentOn: null,
  },
] as const;

export const demoMandate = { title: 'Manufacturing Business' } as const;
