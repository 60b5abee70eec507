import { brand } from './brand.ts';

/** The maximum length of each text, and the number of features on a card. */
export const serviceLimits = {
  name: 60,
  value: 30,
  text: 140,
  featureTitle: 40,
  featureText: 140,
  features: 5,
  button: 30,
  notYet: 140,
  joinedText: 240,
  title: 80,
  lead: 180,
} as const;

type Feature = { title: string; text: string };

export type Service = {
  name: string;
  value: string;
  /** What the value is of. */
  meaning: string;
  /** A shorter form of the value, and its billing period. */
  short?: string;
  period?: string;
  text: string;
  features: readonly Feature[];
  button: string;
  /** Why it is not available yet; `null` if it is. */
  notYet: string | null;
  list: 'health-check' | 'earnings-quality' | 'broker-program';
  /** Shown after joining the waitlist; `next` is the label of the link, `null` for none. */
  joined: { title: string; text: string; next: string | null };
};

const onTheList = 'You are on the list';

export const healthCheck: Service = {
  name: 'Business Health Check',
  get value() {
    return `$${brand.prices.healthCheck} value`;
  },
  meaning: 'What such a check is worth, not an invoice. Its price is shown before you order it.',
  text: 'A clear look at what you have built, the way a buyer will see it.',
  features: [
    { title: 'Business at a glance', text: 'The figures that matter, on one page, in a buyer’s terms.' },
    { title: 'Market edge', text: 'What sets your business apart, and which buyers will pay for it.' },
    { title: 'Boost valuation', text: 'The few changes that move your multiple, in order.' },
    { title: 'Risk check', text: 'What would come up in diligence, found by you first.' },
    {
      title: 'Growth plan',
      text: 'The steps that would add most to your value, with what each adds in dollars.',
    },
  ],
  button: 'Get an Evaluation',
  notYet: null,
  list: 'health-check',
  joined: {
    title: onTheList,
    text: 'No need to wait. Answer nine questions now and see a first range for what your business may be worth. No account needed.',
    next: 'Start your evaluation',
  },
};

export const earningsQuality: Service = {
  name: 'Digital Quality of Earnings',
  value: '$10k-25k value',
  meaning: 'What such a report is worth, not an invoice.',
  text: 'The report that buyers and lenders ask for, without the six-week wait.',
  features: [
    { title: 'Clear finances', text: 'Adjusted earnings, each adjustment explained and linked to its rows.' },
    { title: 'Risk detection', text: 'Customer concentration, timing and one-time items, shown plainly.' },
    { title: 'Valuation boost', text: 'Every documented add-back is multiplied in your price.' },
    { title: 'Fast and affordable', text: 'Days instead of weeks, at a price that fits a small business.' },
    { title: 'Buyer trust', text: 'A buyer can check every figure, so fewer deals fall through late.' },
  ],
  get button() {
    return brand.capabilities.earningsQuality ? 'Get an Evaluation' : 'Coming Soon';
  },
  get notYet() {
    return brand.capabilities.earningsQuality
      ? null
      : 'This service is in development and cannot be ordered yet.';
  },
  list: 'earnings-quality',
  joined: {
    title: onTheList,
    text: 'We will email you at this address to arrange your report. In the meantime, create an account to add your business and start the health check.',
    next: 'Create your account',
  },
};

export const brokerProgram: Service = {
  name: 'Broker Partner Program',
  value: '$60,000 value',
  short: '$60k',
  period: '/year avg',
  meaning: 'What the program is worth to a broker in an average year. It is not a fee.',
  text: 'Tools that do the paperwork, so you can do the deal.',
  features: [
    {
      title: 'Prepared sellers',
      text: 'Clients who can run a health check first: books recast, add-backs listed, a value range.',
    },
    {
      title: 'AI tooling',
      text: 'Appa answers from the deals that you may see and shows its sources. Every teaser is checked for words that give a client away.',
    },
    {
      title: 'One pipeline',
      text: 'The access requests of all your engagements in one list, from the NDA to the approval.',
    },
    {
      title: 'Screened buyers',
      text: 'See who is asking, and whether their identity and proof of funds were verified, before you pick up the phone.',
    },
    { title: 'Your name on it', text: 'You stay the broker of record, with your client and your fee.' },
  ],
  button: 'Join Our Private Beta',
  notYet: null,
  list: 'broker-program',
  joined: {
    title: onTheList,
    text: 'We will email you at this address when your place in the private beta is ready. We won’t use it for anything else.',
    next: null,
  },
};

export const forSellers = {
  title: 'Know what you have before you sell it',
  lead: 'Most owners sell once. Start with what a buyer would find out anyway.',
};

export const forBrokers = {
  title: 'Spend your time on the deal',
  lead: 'A partner program for brokers who would rather talk to people than chase paper.',
};

/** What a broker can do today, beside the program. */
export const brokersToday = {
  title: 'Work here today',
  text: 'A broker account is for brokers whom our team has checked. It takes a firm and, if your state requires one, a license.',
  features: [
    {
      title: 'Act for an owner',
      text: 'An owner invites you to one listing, and decides whether you screen buyers or also approve them.',
    },
    {
      title: 'Answer buyers',
      text: 'Send the NDA, put a request on hold, or decline it. Every step is recorded with your name.',
    },
    {
      title: 'Work in the deal room',
      text: 'Upload documents. The owner publishes them, or you do if the owner delegated approvals.',
    },
    {
      title: 'Value a client’s business',
      text: 'Ranges by industry with their sources, and the owner’s health check if they delegated approvals.',
    },
  ],
  button: 'Request a broker account',
  more: 'What a broker can do here',
} as const;
