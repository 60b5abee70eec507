import type { PalettePage } from '#features/finder/web/palette-item.ts';
import type { Role } from '#kernel/actor.ts';
import { paths } from '../paths.ts';
import { linksFor } from './app-links.ts';

/** Pages that have no place in the sidebar, and words that people look for them by. */
const others: (PalettePage & { needs?: Role })[] = [
  { label: 'Notifications', to: paths.notifications(), words: 'bell unread alerts' },
  { label: 'Profile', to: paths.profile(), words: 'account name password e-mail sign out everywhere' },
  { label: 'What comes by mail', to: paths.notificationMail(), words: 'notifications preferences digest' },
  { label: 'Help', to: paths.help(), words: 'support articles glossary' },
  { label: 'Outbox', to: paths.outbox(), words: 'admin mails sent', needs: 'admin' },
  { label: 'Waitlist', to: paths.waitlist(), words: 'admin sign-ups', needs: 'admin' },
  { label: 'For Sellers', to: paths.forSellers(), words: 'health check valuation' },
  { label: 'For Brokers', to: paths.forBrokers(), words: 'partner program' },
  { label: 'Terms of Service', to: paths.terms(), words: 'legal' },
  { label: 'Privacy Policy', to: paths.privacy(), words: 'legal data' },
];

/** The pages that holders of these roles may open, the sidebar's first. */
export function palettePages(roles: readonly Role[]): PalettePage[] {
  const sidebar = linksFor(roles).flatMap((entry): PalettePage[] =>
    'to' in entry
      ? [{ label: entry.label, to: entry.to }]
      : entry.links.map(({ label, to }) => ({ label, to, words: entry.label })),
  );
  return [...sidebar, ...others.filter(({ needs }) => needs === undefined || roles.includes(needs))];
}
