import type { StoryListing } from './story-listing.ts';

/** The owners asked for a review by an admin. */
export const listingsInReview: readonly StoryListing[] = [
  {
    owner: 'rafael',
    trade: 'roofing',
    place: 'arkansas',
    look: 'morning',
    daysAgo: 2,
    name: 'Sassafras Gutter Works LLC',
    address: '12 Whetstone Road, Little Rock, AR 72201',
    title: 'Seamless exterior drainage installer',
    description: 'Installs and cleans for builders and homeowners, with two crews and a steady calendar.',
    about: 'Two crews with their own trucks. An office lead answers the phone and plans the week.',
    priceDisplay: 'exact',
    figures: [310, 640, 88, 124],
    employees: 8,
    foundedYear: 2011,
    saleReason: 'personal',
  },
  {
    owner: 'greta',
    trade: 'cafe',
    place: 'minnesota',
    look: 'evening',
    daysAgo: 1,
    name: 'Birchbark Morning House LLC',
    address: '77 Portage Avenue, Saint Cloud, MN 56301',
    title: 'Coffee bar near a campus',
    description: 'Busy from early to noon, with a catering list that grows and a lead barista who stays.',
    about: 'Forty seats. The lead barista plans the shifts and orders.',
    priceDisplay: 'band',
    figures: [160, 480, 58, 86],
    employees: 10,
    foundedYear: 2014,
    saleReason: 'relocation',
  },
];
