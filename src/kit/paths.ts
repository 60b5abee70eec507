import { withReturnPath } from './auth/return-path.ts';

/** The only maker of addresses. Everything that links or navigates asks here. */
export const paths = {
  landing: () => '/',
  forSellers: () => '/for-sellers',
  /** A first value in eight answers, without an account. `email`: typed already on another page. */
  evaluation: (email?: string) => (email ? `/evaluation?${new URLSearchParams({ email })}` : '/evaluation'),
  forBrokers: () => '/for-brokers',
  aboutUs: () => '/about-us',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** `query`: filters and page, as web/public-address.ts of the listings writes them. */
  businessesForSale: (query = '') => `/businesses-for-sale${query}`,
  businessForSale: (listingId: string) => `/businesses-for-sale/${segment(listingId)}`,
  /** Where anybody checks a signed document. */
  verify: () => '/verify',
  help: () => '/help',
  /** `anchor`: a heading inside of the article. */
  helpArticle: (slug: string, anchor: string | null = null) =>
    `/help/${segment(slug)}${anchor === null ? '' : `#${anchor}`}`,

  /** Files that the build makes: scripts/legal-pdfs.ts. */
  termsPdf: () => '/legal/terms.pdf',
  privacyPdf: () => '/legal/privacy.pdf',

  /** `returnTo`: where to go after signing in; only paths of this site are kept. */
  login: ({ returnTo }: { returnTo?: string | undefined } = {}) => withReturnPath('/login', returnTo),
  /** `email`: typed already on another page; `returnTo`: where to go with the new account. */
  signup: ({ email, returnTo }: { email?: string | undefined; returnTo?: string | undefined } = {}) =>
    withReturnPath(email ? `/signup?${new URLSearchParams({ email })}` : '/signup', returnTo),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  verifyEmail: () => '/verify-email',

  /** The last page of an account, outside of the guard. */
  accountClosed: () => '/account-closed',

  /** `tab`: as the page names it in the address. */
  dashboard: (tab = '') => `/user/dashboard${tab && `?tab=${segment(tab)}`}`,
  profile: () => '/user/profile',
  person: (personId: string) => `/user/${segment(personId)}/profile`,
  notifications: () => '/notifications',
  /** Where one chooses what is mailed. */
  notificationMail: () => '/user/profile#notifications',
  onboarding: () => '/business/onboarding',
  /** `search`: what the address asks for, by name. */
  marketplace: (search: Readonly<Record<string, string | undefined>> = {}) => {
    const asked = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const query = new URLSearchParams(asked);
    return query.size > 0 ? `/marketplace?${query}` : '/marketplace';
  },
  compare: (listingIds: readonly string[]) => `/marketplace/compare?ids=${listingIds.map(segment).join(',')}`,
  watchList: () => '/marketplace/watch-list',
  savedSearches: () => '/marketplace/saved-searches',
  /** Where a mail of a saved search is stopped, without an account. */
  savedSearchMail: () => '/saved-search-mail',
  listing: (listingId: string) => `/listing/${segment(listingId)}`,
  editListing: (listingId: string) => `/listing/${segment(listingId)}/edit`,
  listingOffers: (listingId: string) => `/listing/${segment(listingId)}/offers`,
  listingPeople: (listingId: string) => `/listing/${segment(listingId)}/people`,
  /** Which agreement buyers of a listing sign; for its owner. */
  listingNda: (listingId: string) => `/listing/${segment(listingId)}/nda`,
  offers: () => '/offers',
  offer: (offerId: string) => `/offer/${segment(offerId)}`,
  /** `listingId`: those for one listing. */
  ndas: (listingId: string | null = null) =>
    `/ndas${listingId === null ? '' : `?listing=${segment(listingId)}`}`,
  /** The master agreement of a buyer, by which they join listings. */
  ndaPassport: () => '/ndas/passport',
  engagements: () => '/engagements',
  blockList: () => '/block-list',
  /** Where a buyer proves who they are and that they can pay. */
  verification: () => '/verification',
  accessRequest: (requestId: string) => `/access-request/${segment(requestId)}`,
  messages: () => '/messages',
  thread: (threadId: string) => `/messages/${segment(threadId)}`,
  /** `listingId`: about which listing; `personId`: to whom, where that is not its owner. */
  newMessage: ({ listingId, personId }: { listingId?: string; personId?: string }) =>
    `/messages/new?${new URLSearchParams({ ...(listingId ? { listing: listingId } : {}), ...(personId ? { person: personId } : {}) })}`,
  order: (orderId: string) => `/orders/${segment(orderId)}`,
  dealRooms: () => '/deal-rooms',
  roomOfListing: (listingId: string) => `/deal-rooms?listing=${segment(listingId)}`,
  dealRoom: (roomId: string) => `/deal-rooms/${segment(roomId)}`,
  roomAttention: (roomId: string) => `/deal-rooms/${segment(roomId)}/reading-times`,
  roomSearch: (roomId: string) => `/deal-rooms/${segment(roomId)}/search`,
  /** `page`: the page that is open, from 1; `version`: another one than buyers see, for the seller's side. */
  roomDocument: (documentId: string, open: { page?: number; version?: string } = {}) => {
    const asked = Object.entries(open).map(([name, value]) => [name, String(value)]);
    return `/room-document/${segment(documentId)}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
  },
  redactDocument: (documentId: string) => `/room-document/${segment(documentId)}/redact`,
  documentAttention: (documentId: string) => `/room-document/${segment(documentId)}/reading-times`,
  /** `about`: the document, and page, that the reader wants to ask about. */
  roomQuestions: (roomId: string, about: { document?: string; page?: string } = {}) => {
    const query = new URLSearchParams(about).toString();
    return `/deal-rooms/${segment(roomId)}/questions${query && `?${query}`}`;
  },
  roomRequests: (roomId: string) => `/deal-rooms/${segment(roomId)}/requests`,
  roomClosing: (roomId: string) => `/deal-rooms/${segment(roomId)}/closing`,
  expertQuestions: () => '/deal-rooms/questions',
  preDiligence: () => '/analysis/pre-diligence',
  valuation: () => '/analysis/valuation',
  healthChecks: () => '/analysis/health-check',
  /** `part`: as the page names it in the address. */
  healthCheck: (checkId: string, part = '') =>
    `/analysis/health-check/${segment(checkId)}${part && `/${segment(part)}`}`,
  /** Where a report of a health check is read by whoever has the link. */
  sharedReport: () => '/shared-report',
  /** `tab`: as the page names it in the address. */
  admin: (tab = '') => `/admin${tab && `?tab=${segment(tab)}`}`,
  /** `query`: filters, as the page writes them. */
  adminUsers: (query = '') => `/admin/users${query}`,
  ndaTemplates: () => '/admin/nda-templates',
  ndaTemplate: (templateId: string) => `/admin/nda-templates/${segment(templateId)}`,
  /** `tab`: as the page names it in the address. */
  valuationTables: (tab = '') => `/admin/valuation${tab && `?tab=${segment(tab)}`}`,
  outbox: () => '/admin/outbox',
  waitlist: () => '/admin/waitlist',
  apiDocs: () => '/api/docs',

  /** A photo of a listing, for whoever may see it; `card` is the small one. Served outside of the pages. */
  photo: (photoId: string, scale: 'card' | 'full') =>
    `/api/listing-photos/${segment(photoId)}?scale=${scale}`,

  /** The picture that stands for a page where others link to it; served outside of the pages. */
  preview: (path: string) => `/preview${path === '/' ? '/index' : path}.png`,

  /** One page without a network: src/features/record/ledger/server/verifier-page.ts. */
  ledgerVerifier: () => '/ledger-verifier.html',

  /** Served outside of the pages: begins the identity provider's popup. */
  googleStart: () => '/auth/google/start',
};

/** A mail link with a subject. */
export function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** A search for a place on a maps service. */
export function mapOf(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

function segment(text: string): string {
  return encodeURIComponent(text);
}
