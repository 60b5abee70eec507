import { withReturnPath } from './auth/return-path.ts';

/** The only place that builds URLs. */
export const paths = {
  landing: () => '/',
  forSellers: () => '/for-sellers',
  /** `email` was entered on another page. */
  evaluation: (email?: string) => (email ? `/evaluation?${new URLSearchParams({ email })}` : '/evaluation'),
  forBrokers: () => '/for-brokers',
  aboutUs: () => '/about-us',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** `query`: filters and page, as web/public-address.ts of the listings writes them. */
  businessesForSale: (query = '') => `/businesses-for-sale${query}`,
  embeddedCard: (listingId: string) => `/embed/businesses-for-sale/${segment(listingId)}`,
  businessesFeed: (query = '') => `/businesses-for-sale/feed.xml${query}`,
  businessForSale: (listingId: string) => `/businesses-for-sale/${segment(listingId)}`,
  verify: () => '/verify',
  help: () => '/help',
  helpArticle: (slug: string, anchor: string | null = null) =>
    `/help/${segment(slug)}${anchor === null ? '' : `#${anchor}`}`,

  /** Files made by scripts/legal-pdfs.ts. */
  termsPdf: () => '/legal/terms.pdf',
  privacyPdf: () => '/legal/privacy.pdf',

  /** Only paths of this site are kept in `returnTo`. */
  login: ({ returnTo }: { returnTo?: string | undefined } = {}) => withReturnPath('/login', returnTo),
  /** `email` was entered on another page. */
  signup: ({ email, returnTo }: { email?: string | undefined; returnTo?: string | undefined } = {}) =>
    withReturnPath(email ? `/signup?${new URLSearchParams({ email })}` : '/signup', returnTo),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  notMe: () => '/not-me',
  verifyEmail: () => '/verify-email',

  /** Public, since the account no longer exists. */
  accountClosed: () => '/account-closed',

  dashboard: (tab = '') => `/user/dashboard${tab && `?tab=${segment(tab)}`}`,
  profile: () => '/user/profile',
  accessTokens: () => '/user/access-tokens',
  person: (personId: string) => `/user/${segment(personId)}/profile`,
  notifications: () => '/notifications',
  notificationMail: () => '/user/profile#notifications',
  webhooks: () => '/user/webhooks',
  webhook: (webhookId: string) => `/user/webhooks/${segment(webhookId)}`,
  onboarding: () => '/business/onboarding',
  marketplace: (search: Readonly<Record<string, string | undefined>> = {}) => {
    const asked = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const query = new URLSearchParams(asked);
    return query.size > 0 ? `/marketplace?${query}` : '/marketplace';
  },
  compare: (listingIds: readonly string[]) => `/marketplace/compare?ids=${listingIds.map(segment).join(',')}`,
  watchList: () => '/marketplace/watch-list',
  savedSearches: () => '/marketplace/saved-searches',
  /** Unsubscribes from a saved search, without an account. */
  savedSearchMail: () => '/saved-search-mail',
  listing: (listingId: string) => `/listing/${segment(listingId)}`,
  editListing: (listingId: string) => `/listing/${segment(listingId)}/edit`,
  listingOffers: (listingId: string) => `/listing/${segment(listingId)}/offers`,
  listingPeople: (listingId: string) => `/listing/${segment(listingId)}/people`,
  listingNda: (listingId: string) => `/listing/${segment(listingId)}/nda`,
  offers: () => '/offers',
  offer: (offerId: string) => `/offer/${segment(offerId)}`,
  ndas: (listingId: string | null = null) =>
    `/ndas${listingId === null ? '' : `?listing=${segment(listingId)}`}`,
  ndaPassport: () => '/ndas/passport',
  engagements: () => '/engagements',
  blockList: () => '/block-list',
  verification: () => '/verification',
  accessRequest: (requestId: string) => `/access-request/${segment(requestId)}`,
  messages: () => '/messages',
  thread: (threadId: string) => `/messages/${segment(threadId)}`,
  /** `personId` is set if the recipient is not the owner. */
  newMessage: ({ listingId, personId }: { listingId?: string; personId?: string }) =>
    `/messages/new?${new URLSearchParams({ ...(listingId ? { listing: listingId } : {}), ...(personId ? { person: personId } : {}) })}`,
  order: (orderId: string) => `/orders/${segment(orderId)}`,
  dealRooms: () => '/deal-rooms',
  roomOfListing: (listingId: string) => `/deal-rooms?listing=${segment(listingId)}`,
  dealRoom: (roomId: string) => `/deal-rooms/${segment(roomId)}`,
  roomAttention: (roomId: string) => `/deal-rooms/${segment(roomId)}/reading-times`,
  roomLeakFinder: (roomId: string) => `/deal-rooms/${segment(roomId)}/leak-finder`,
  roomSearch: (roomId: string) => `/deal-rooms/${segment(roomId)}/search`,
  /** `page` is 1-based; `version` is for the seller, if it differs from the one that buyers see. */
  roomDocument: (documentId: string, open: { page?: number; version?: string } = {}) => {
    const asked = Object.entries(open).map(([name, value]) => [name, String(value)]);
    return `/room-document/${segment(documentId)}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
  },
  redactDocument: (documentId: string) => `/room-document/${segment(documentId)}/redact`,
  documentAttention: (documentId: string) => `/room-document/${segment(documentId)}/reading-times`,
  roomQuestions: (roomId: string, about: { document?: string; page?: string; question?: string } = {}) => {
    const query = new URLSearchParams(about).toString();
    return `/deal-rooms/${segment(roomId)}/questions${query && `?${query}`}`;
  },
  roomRequests: (roomId: string) => `/deal-rooms/${segment(roomId)}/requests`,
  roomAddBacks: (roomId: string) => `/deal-rooms/${segment(roomId)}/add-backs`,
  roomClosing: (roomId: string) => `/deal-rooms/${segment(roomId)}/closing`,
  expertQuestions: () => '/deal-rooms/questions',
  reportReading: (reportId: string) => `/report-readings/${segment(reportId)}`,
  preDiligence: () => '/analysis/pre-diligence',
  earningsReview: (reviewId: string, part = '') =>
    `/analysis/pre-diligence/${segment(reviewId)}${part && `/${segment(part)}`}`,
  valuation: () => '/analysis/valuation',
  healthChecks: () => '/analysis/health-check',
  healthCheck: (checkId: string, part = '') =>
    `/analysis/health-check/${segment(checkId)}${part && `/${segment(part)}`}`,
  /** Anyone with the link can read the report. */
  sharedReport: () => '/shared-report',
  admin: (tab = '') => `/admin${tab && `?tab=${segment(tab)}`}`,
  adminRequests: (status: string) => `/admin?status=${segment(status)}`,
  adminUsers: (query = '') => `/admin/users${query}`,
  ndaTemplates: () => '/admin/nda-templates',
  ndaTemplate: (templateId: string) => `/admin/nda-templates/${segment(templateId)}`,
  valuationTables: (tab = '') => `/admin/valuation${tab && `?tab=${segment(tab)}`}`,
  outbox: () => '/admin/outbox',
  adminWebhooks: () => '/admin/webhooks',
  serviceTokens: () => '/admin/service-tokens',
  backups: () => '/admin/backups',
  leakFinder: () => '/admin/leak-finder',
  branding: () => '/admin/branding',
  brandingMark: (id: string) => `/branding/${id}.webp`,
  health: () => '/admin/health',
  waitlist: () => '/admin/waitlist',
  apiDocs: () => '/api/docs',

  /** Not a page: served by the API. */
  photo: (photoId: string, scale: 'card' | 'full') =>
    `/api/listing-photos/${segment(photoId)}?scale=${scale}`,

  /** The preview image of a page for social links. Not a page. */
  preview: (path: string) => `/preview${path === '/' ? '/index' : path}.png`,

  /** One page that works offline: src/features/record/ledger/server/verifier-page.ts. */
  ledgerVerifier: () => '/ledger-verifier.html',

  /** Not a page: starts the popup of the identity provider. */
  googleStart: () => '/auth/google/start',
  ssoStart: () => '/auth/sso/start',
};

export function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

export function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

function segment(text: string): string {
  return encodeURIComponent(text);
}
