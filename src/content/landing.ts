import { brand } from './brand.ts';

export const landingLimits = {
  title: 80,
  lead: 180,
  name: 40,
  heading: 80,
  text: 240,
  point: 60,
  caption: 80,
  note: 120,
  label: 40,
  hint: 140,
} as const;

export const landing = {
  title: 'The future of selling your business is here.',
  lead: 'Find out what it is worth, get it ready, and meet screened buyers, without anyone learning who you are until you say so.',
  owner: 'Selling a business?',
  value: 'What is your business worth?',
  buyer: { question: 'Buying a business?', button: 'Browse businesses' },
  headline: 'Everything you need to sell your business.',
  features: [
    {
      name: 'AI assistant',
      title: 'An assistant that knows your deal',
      text: 'Ask Appa what a buyer will ask. It answers from what you may see, and shows where it found it.',
    },
    {
      name: 'Digital quality of earnings',
      title: 'Numbers that survive diligence',
      get text() {
        return `Every adjusted figure links to the rows behind it, so a buyer can check the price for themselves.${brand.capabilities.earningsQuality ? '' : ' Coming soon.'}`;
      },
    },
    {
      name: 'Marketplace',
      title: 'Seen by buyers, not by competitors',
      text: 'Buyers see ranges and a region. Your name stays yours until you grant access, person by person.',
    },
  ],
  getListed: {
    title: 'Be seen by hundreds of qualified, active buyers',
    text: 'A listing takes one sitting. We check it for words that would give you away before anyone sees it, and you decide who gets past the NDA.',
    points: ['Anonymous by default', 'You decide on every buyer', 'Access can be revoked at any time'],
  },
  ecosystem: {
    title: 'The people and tools around a good exit',
    text: 'Selling well takes an accountant, an attorney, a lender and a few good tools. We work with professionals who do this every month, and you keep the ones you already trust.',
    groups: [
      {
        name: 'Professionals',
        items: ['CPAs and tax advisors', 'Transaction attorneys', 'SBA lenders', 'Escrow agents'],
      },
      {
        name: 'Software tools',
        items: ['Accounting systems', 'Document signing', 'Data rooms', 'Payroll and HR'],
      },
    ],
  },
};

/** `delay` is how long each slide is shown, in milliseconds. */
export const carousels = {
  partners: { delay: 2_000, count: 14 },
  testimonials: { delay: 5_000, count: 4 },
} as const;

/** SAMPLE: an invented business. Amounts are in whole dollars; the card applies the product's rules to them. */
export const sampleListing = {
  caption: 'Sample listing: what a buyer sees',
  note: 'Exact figures, name and address stay hidden until you approve.',
  title: 'Established commercial HVAC contractor',
  description:
    'Installs and services commercial systems under multi-year contracts. Recurring maintenance is more than half of revenue, and the crew stays with the buyer.',
  industry: 'TravelHospitality',
  trade: 'hvac',
  place: 'mountain',
  askingPrice: 1_450_000,
  lastYearRevenue: 2_140_000,
  ebitda: 384_000,
} as const;

export const liveLook = {
  title: 'See how it protects your identity',
  lead: 'This is the real product, on sample data. Try the privacy check.',
  leakCheck: {
    title: 'A privacy check before anyone sees your listing',
    text: 'We look for every word that would give you away: names, places and numbers, in any disguise.',
    label: 'Describe the business',
    hint: 'Sample owner: Summit Air Mechanical LLC, Provo. Nothing you type leaves this page.',
    sample:
      'Summit Air has served hospitals around Provo since 1987. Revenue was $2,140,312 last year. Call 801-555-0142.',
  },
  progress: {
    title: 'One request, four steps, your decision',
    text: 'A buyer asks, signs the NDA, and waits. Nothing opens until you approve, person by person, and you can revoke access at any time.',
    rows: [
      { who: 'A private investor, Denver', status: 'awaiting_signature' },
      { who: 'An HVAC operator, Boise', status: 'approved' },
    ],
  },
} as const;

/** SAMPLE: the invented owner, whose details the leak check searches for. */
export const sampleOwner = {
  legalName: 'Summit Air Mechanical LLC',
  dba: 'Summit Air',
  ownerFirstName: 'Ellen',
  ownerLastName: 'Varga',
  address: '48 Cedar Spur Road, Provo, UT 84601',
  ein: '12-3456789',
  websites: ['https://summitair.example'],
  emails: ['ellen@summitair.example'],
  phones: ['801-555-0142'],
};
