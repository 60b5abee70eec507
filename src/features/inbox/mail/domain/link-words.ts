const pages: readonly (readonly [start: RegExp, words: string])[] = [
  [/^\/verify-email/, 'Confirm your email address:'],
  [/^\/not-me/, 'If it was not you:'],
  [/^\/reset-password/, 'Choose a new password:'],
  [/^\/forgot-password/, 'Reset your password:'],
  [/^\/user\/profile/, 'Open your profile:'],
  [/^\/user\/webhooks/, 'Open the webhook:'],
  [/^\/user\/access-tokens/, 'Open your access tokens:'],
  [/^\/verification/, 'Open your verification:'],
  [/^\/notifications/, 'See all of your notifications:'],
  [/^\/access-request\//, 'Open the request:'],
  [/^\/offer\//, 'Open the offer:'],
  [/^\/ndas\/passport/, 'Open your NDA passport:'],
  [/^\/deal-rooms\/questions/, 'Open what you were asked:'],
  [/^\/deal-rooms\/[^/]+\/questions/, 'Open the questions:'],
  [/^\/deal-rooms\/[^/]+\/requests/, 'Open the requests:'],
  [/^\/deal-rooms\/[^/]+\/closing/, 'Open the archive:'],
  [/^\/deal-rooms\/[^/]+/, 'Open the deal room:'],
  [/^\/deal-rooms/, 'Open your deal rooms:'],
  [/^\/engagements/, 'Open your engagements:'],
  [/^\/listing\//, 'Open the listing:'],
  [/^\/marketplace\/watch-list/, 'Open your watch list:'],
  [/^\/marketplace/, 'See all matches:'],
  [/^\/messages\//, 'Read and answer:'],
  [/^\/orders\//, 'Open the order:'],
  [/^\/(report-readings|analysis\/pre-diligence)\//, 'Open the report:'],
  [/^\/analysis\/health-check/, 'Open the health check:'],
  [/^\/admin\?tab=storage/, 'See what is stored:'],
  [/^\/admin\/service-tokens/, 'Open the service tokens:'],
  [/^\/admin\/backups/, 'See the backups:'],
  [/^\/admin/, 'Open the review:'],
];

/** The line above the link to a path of this site. */
export function linkWords(path: string): string {
  return pages.find(([start]) => start.test(path))?.[1] ?? 'Open the site:';
}
