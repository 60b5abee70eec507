/**
 * The calls whose answers make up a person's data, by the name that each has in the file. `:id` of a `path` is the
 * person; that of an `each` is the item. A list is read to its end. Each call decides itself what this caller may read,
 * so nothing gets into the file that the API would refuse.
 */
export type OwnPart = {
  path: string;
  query?: Readonly<Record<string, string>>;
  each?: Readonly<Record<string, string>>;
};

export const ownParts = {
  account: { path: '/api/users/:id/profile' },
  about: { path: '/api/users/:id/about' },
  twoFactor: { path: '/api/two-factor' },
  passkeys: { path: '/api/passkeys' },
  sessions: { path: '/api/sessions' },
  accessTokens: { path: '/api/access-tokens' },
  webhooks: { path: '/api/webhooks' },
  notificationPreferences: { path: '/api/notification-preferences' },
  notifications: { path: '/api/notifications' },
  storage: { path: '/api/storage' },
  proofs: { path: '/api/proofs' },
  brokerRequests: { path: '/api/broker-requests' },
  blocks: { path: '/api/blocks' },
  savedSearches: { path: '/api/saved-searches' },
  watchedListings: { path: '/api/watched-listings' },
  businesses: { path: '/api/business/', each: { details: '/api/business/:id/' } },
  listings: {
    path: '/api/own-listings',
    each: { listing: '/api/listing/:id/draft', views: '/api/listing/:id/views' },
  },
  engagements: { path: '/api/mandates' },
  requestsSent: {
    path: '/api/access-requests',
    query: { scope: 'sent' },
    each: { request: '/api/access-requests/:id' },
  },
  requestsReceived: {
    path: '/api/access-requests',
    query: { scope: 'received' },
    each: { request: '/api/access-requests/:id' },
  },
  requestsOfClients: {
    path: '/api/access-requests',
    query: { scope: 'mandated' },
    each: { request: '/api/access-requests/:id' },
  },
  ndasSigned: { path: '/api/ndas', query: { scope: 'signed' }, each: { agreement: '/api/ndas/:id' } },
  ndasReceived: { path: '/api/ndas', query: { scope: 'received' }, each: { agreement: '/api/ndas/:id' } },
  ndaPassport: { path: '/api/nda-passport' },
  dealRooms: {
    path: '/api/deal-rooms',
    each: {
      room: '/api/deal-rooms/:id',
      questions: '/api/deal-rooms/:id/questions',
      diligenceRequests: '/api/deal-rooms/:id/diligence-requests',
      addBacks: '/api/deal-rooms/:id/add-backs',
    },
  },
  offersSent: { path: '/api/offers', query: { scope: 'sent' }, each: { offer: '/api/offers/:id' } },
  offersReceived: { path: '/api/offers', query: { scope: 'received' }, each: { offer: '/api/offers/:id' } },
  orders: { path: '/api/orders', each: { order: '/api/orders/:id' } },
  payments: { path: '/api/payments' },
  healthChecks: {
    path: '/api/health-checks',
    each: {
      check: '/api/health-checks/:id',
      answers: '/api/health-checks/:id/answers',
      documents: '/api/health-checks/:id/papers',
      books: '/api/health-checks/:id/earnings',
      value: '/api/health-checks/:id/value',
      plan: '/api/health-checks/:id/plan',
      scenarios: '/api/health-checks/:id/scenarios',
      history: '/api/health-checks/:id/points',
      reports: '/api/health-checks/:id/reports',
      collaborators: '/api/health-checks/:id/helpers',
    },
  },
  earningsReviews: {
    path: '/api/earnings-reviews',
    each: {
      review: '/api/earnings-reviews/:id',
      accounts: '/api/earnings-reviews/:id/ledger-accounts',
      relatedParties: '/api/earnings-reviews/:id/related-parties',
      reports: '/api/earnings-reviews/:id/reports',
    },
  },
  reportSignOffs: { path: '/api/report-sign-offs' },
  messages: { path: '/api/threads', each: { messages: '/api/threads/:id/messages' } },
} as const satisfies Readonly<Record<string, OwnPart>>;
