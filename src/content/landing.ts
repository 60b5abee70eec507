/** The words of the landing page. */
export const landing = {
  title: 'The future of selling your business is here.',
  lead: 'Find out what it is worth, get it ready, and meet vetted buyers, without anyone learning who you are until you say so.',
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
      text: 'Every adjusted figure links to the rows behind it, so the price you agree on is the price you get.',
    },
    {
      name: 'Marketplace',
      title: 'Seen by buyers, not by rivals',
      text: 'Buyers see ranges and a region. Your name stays yours until you grant access, person by person.',
    },
  ],
  getListed: {
    title: 'Be seen by hundreds of qualified, active buyers',
    text: 'A listing takes one sitting. We check it for words that would give you away before anybody sees it, and you decide who gets past the NDA.',
    points: ['Anonymous by default', 'Buyers are vetted first', 'Access can be revoked at any time'],
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

/** The card in the hero: an invented business, to show what a buyer sees. Sample content. */
export const sampleTeaser = {
  label: 'Sample listing · what a buyer sees',
  status: 'Live',
  title: 'Established commercial HVAC contractor',
  place: 'Mountain West · Manufacturing/Industrial Products',
  facts: [
    { term: 'Business name', detail: 'hidden until you approve', hidden: true },
    { term: 'Revenue range', detail: '$1M – $2.5M', hidden: false },
    { term: 'EBITDA', detail: '$250K – $500K', hidden: false },
    { term: 'Address', detail: 'hidden until you approve', hidden: true },
  ],
};
