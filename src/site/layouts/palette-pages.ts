import type { Role } from '#kernel/actor.ts';
import { paths } from '#kit/paths.ts';
import type { PalettePage } from '#site/finder/web/palette-item.ts';
import { linksFor } from './app-links.ts';

/** Pages that are not in everyone's sidebar, and search terms for pages. */
const others: (PalettePage & { needs?: Role })[] = [
  { label: 'Watch list', to: paths.watchList(), words: 'marketplace watched saved listings' },
  { label: 'Saved searches', to: paths.savedSearches(), words: 'marketplace alerts emails' },
  { label: 'Offers', to: paths.offers(), words: 'letters of intent loi indications received sent' },
  {
    label: 'NDA passport',
    to: paths.ndaPassport(),
    words: 'master confidentiality agreement joinder sign once',
  },
  { label: 'NDAs', to: paths.ndas(), words: 'confidentiality agreements signed register end dates' },
  { label: 'Engagements', to: paths.engagements(), words: 'broker mandates invitations' },
  { label: 'Verification', to: paths.verification(), words: 'proof of identity funds vetted screened buyer' },
  {
    label: 'Block list',
    to: paths.blockList(),
    words: 'hide listings competitor person company mail domain',
  },
  { label: 'Pending Actions', to: paths.dashboard('pending-actions'), words: 'payments waiting' },
  { label: 'Access Requests', to: paths.dashboard('access-requests'), words: 'nda buyers' },
  { label: 'Orders', to: paths.dashboard('access-requests'), words: 'services invoices payments' },
  { label: 'Recent Activity', to: paths.dashboard('recent-activity'), words: 'history what happened' },
  { label: 'Notifications', to: paths.notifications(), words: 'bell unread alerts' },
  { label: 'Profile', to: paths.profile(), words: 'account name password email sign out everywhere' },
  { label: 'Access tokens', to: paths.accessTokens(), words: 'api keys programs integrations scopes' },
  { label: 'Email settings', to: paths.notificationMail(), words: 'notifications preferences digest' },
  { label: 'Webhooks', to: paths.webhooks(), words: 'api programs integration notifications deliveries' },
  { label: 'Help', to: paths.help(), words: 'support articles glossary' },
  { label: 'Listing reviews', to: paths.admin('reviews'), words: 'admin queue', needs: 'admin' },
  { label: 'Photo reviews', to: paths.admin('photos'), words: 'admin queue pictures', needs: 'admin' },
  { label: 'NDA seals', to: paths.admin('seals'), words: 'admin signed waiting', needs: 'admin' },
  { label: 'Record', to: paths.admin('record'), words: 'admin ledger proof export', needs: 'admin' },
  {
    label: 'Buyer verification',
    to: paths.admin('proofs'),
    words: 'admin queue proofs identity funds',
    needs: 'admin',
  },
  {
    label: 'Broker accounts',
    to: paths.admin('brokers'),
    words: 'admin queue requests license role',
    needs: 'admin',
  },
  { label: 'Business revenue', to: paths.admin('revenue'), words: 'admin payments orders', needs: 'admin' },
  { label: 'Accounts', to: paths.adminUsers(), words: 'admin users roles ban view as', needs: 'admin' },
  { label: 'NDA templates', to: paths.ndaTemplates(), words: 'admin agreements texts', needs: 'admin' },
  {
    label: 'Valuation tables',
    to: paths.valuationTables(),
    words: 'admin multiples sba rules',
    needs: 'admin',
  },
  {
    label: 'Service tokens',
    to: paths.serviceTokens(),
    words: 'admin api keys programs integrations',
    needs: 'admin',
  },
  {
    label: 'Branding',
    to: paths.branding(),
    words: 'admin name colors logo prices team legal',
    needs: 'admin',
  },
  {
    label: 'Health',
    to: paths.health(),
    words: 'admin jobs disk certificates nodes versions slow',
    needs: 'admin',
  },
  {
    label: 'Leak finder',
    to: paths.leakFinder(),
    words: 'admin leaked picture screenshot watermark trace',
    needs: 'admin',
  },
  { label: 'Backups', to: paths.backups(), words: 'admin restore verify', needs: 'admin' },
  { label: 'Outbox', to: paths.outbox(), words: 'admin emails sent', needs: 'admin' },
  {
    label: 'Webhooks of this site',
    to: paths.adminWebhooks(),
    words: 'admin deliveries replay programs',
    needs: 'admin',
  },
  { label: 'Waitlist', to: paths.waitlist(), words: 'admin sign-ups', needs: 'admin' },
  { label: 'For Sellers', to: paths.forSellers(), words: 'health check valuation' },
  { label: 'For Brokers', to: paths.forBrokers(), words: 'partner program' },
  { label: 'Terms of Service', to: paths.terms(), words: 'legal' },
  { label: 'Privacy Policy', to: paths.privacy(), words: 'legal data' },
];

/** The pages of the sidebar come first. */
export function palettePages(roles: readonly Role[]): PalettePage[] {
  const sidebar = linksFor(roles).flatMap((entry): PalettePage[] =>
    'to' in entry
      ? [{ label: entry.label, to: entry.to }]
      : entry.links.map(({ label, to }) => ({ label, to, words: `${entry.label} ${wordsFor(label)}` })),
  );
  const inSidebar = new Set(sidebar.map(({ label }) => label));
  const more = others.filter(
    ({ label, needs }) => !inSidebar.has(label) && (needs === undefined || roles.includes(needs)),
  );
  return [...sidebar, ...more];
}

function wordsFor(label: string): string {
  return others.find((page) => page.label === label)?.words ?? '';
}
