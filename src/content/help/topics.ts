/** A heading of the list of articles. */
export type HelpTopic = { id: string; title: string; slugs: readonly string[] };

/** In the order of a sale; a test checks that every article is under exactly one heading. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'preparing',
    title: 'Preparing to sell',
    slugs: [
      'preparing-in-12-months',
      'raising-the-value',
      'preparing-your-books',
      'importing-your-books',
      'timeline-by-phase',
      'how-long-a-sale-takes',
      'listing-a-business',
      'selling-to-employees',
      'partial-sales-and-rollover',
      'selling-a-franchise',
    ],
  },
  {
    id: 'value',
    title: 'Earnings and value',
    slugs: [
      'how-businesses-are-valued',
      'why-offers-are-lower',
      'what-is-sde',
      'sde-or-ebitda',
      'add-backs',
      'multiples-by-size',
      'the-health-check',
      'quality-of-earnings',
      'inventory-and-real-estate',
    ],
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality and access',
    slugs: [
      'how-anonymity-works',
      'keeping-a-sale-confidential',
      'what-a-teaser-shows',
      'words-that-give-you-away',
      'asking-for-access',
      'access-request-statuses',
      'what-the-nda-binds',
      'signing-electronically',
      'your-own-agreement',
      'when-access-is-revoked',
    ],
  },
  {
    id: 'brokers',
    title: 'Brokers',
    slugs: [
      'brokers-and-mandates',
      'broker-commissions',
      'broker-agreements',
      'brokers-here',
      'winning-clients',
      'client-expectations',
    ],
  },
  {
    id: 'offers',
    title: 'Offers and terms',
    slugs: [
      'letter-of-intent',
      'what-an-loi-is-not',
      'asset-or-stock-sale',
      'working-capital-and-the-peg',
      'earn-outs-and-seller-notes',
      'earn-out-terms',
      'seller-notes-and-standby',
      'representations-and-indemnity',
      'transition-and-training',
    ],
  },
  {
    id: 'financing',
    title: 'Paying for a business',
    slugs: ['how-buyers-pay', 'sba-loans', 'sba-loan-steps', 'debt-service-coverage'],
  },
  {
    id: 'diligence',
    title: 'Diligence and closing',
    slugs: [
      'due-diligence',
      'quiet-buyers',
      'why-deals-die',
      'leases-in-a-sale',
      'licenses-and-permits',
      'telling-employees',
      'employees-at-closing',
      'paying-off-debt',
      'eidl-ppp-and-cash-advances',
    ],
  },
  {
    id: 'taxes',
    title: 'Taxes and what you keep',
    slugs: ['what-you-keep', 'taxes-by-structure', 'how-the-price-is-taxed', 'tax-elections'],
  },
  {
    id: 'deal-rooms',
    title: 'Deal rooms',
    slugs: [
      'deal-room-contents',
      'opening-a-deal-room',
      'uploading-documents',
      'publishing-documents',
      'reading-in-a-deal-room',
      'asking-for-documents',
      'closing-a-deal-room',
    ],
  },
  {
    id: 'this-site',
    title: 'This site and your account',
    slugs: [
      'words-of-the-trade',
      'what-appa-can-do',
      'what-it-costs-here',
      'account-and-password',
      'confirming-your-e-mail',
      'two-factor-sign-in',
      'passkeys',
      'privacy-of-your-data',
      'what-an-admin-sees',
      'tax-numbers-here',
      'webhooks',
      'access-tokens',
    ],
  },
];

/** The heading under which an article is listed. */
export function topicOf(slug: string): HelpTopic | undefined {
  return helpTopics.find(({ slugs }) => slugs.includes(slug));
}
