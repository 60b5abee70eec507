import {
  BuildingComplex,
  ChartNoAxesColumn,
  DoorOpen,
  Handshake,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Plus,
  ShieldCheck,
  Store,
} from 'lucide-react';
import type { CountName } from '#features/inbox/notifications/domain/counts.ts';
import type { Role } from '#kernel/actor.ts';
import type { Purpose } from '#kernel/purpose.ts';
import { paths } from '#kit/paths.ts';

/** `todos`: the rows of the to-do list, which is read with the dashboard. */
type Counted = { name: CountName | 'todos'; one: string; many: string };
export type AppLink = {
  label: string;
  to: string;
  icon: LucideIcon;
  counted?: Counted;
  /** Shown only to these roles. */
  needs?: readonly Role[];
  /** Also shown to people with this purpose, who have no role before their first step. */
  purpose?: Purpose;
  /** Lit up only on the page itself, not on those below it. */
  end?: boolean;
};
export type AppGroup = {
  label: string;
  icon: LucideIcon;
  links: readonly Omit<AppLink, 'icon' | 'counted'>[];
};

const appLinks: (AppLink | AppGroup)[] = [
  {
    label: 'Dashboard',
    to: paths.dashboard(),
    icon: LayoutDashboard,
    counted: { name: 'todos', one: 'thing to do', many: 'things to do' },
  },
  { label: 'Marketplace', to: paths.marketplace(), icon: Store, end: true },
  {
    label: 'Messages',
    to: paths.messages(),
    icon: MessagesSquare,
    counted: { name: 'messages', one: 'unread message', many: 'unread messages' },
  },
  {
    label: 'Deal Rooms',
    to: paths.dealRooms(),
    icon: DoorOpen,
    counted: {
      name: 'diligence',
      one: 'diligence request waits for you',
      many: 'diligence requests wait for you',
    },
  },
  {
    label: 'Deals',
    icon: Handshake,
    links: [
      { label: 'Offers', to: paths.offers(), needs: ['seller', 'buyer', 'broker'] },
      { label: 'NDAs', to: paths.ndas(), needs: ['seller', 'buyer'], end: true },
      { label: 'Saved searches', to: paths.savedSearches(), needs: ['buyer'], purpose: 'buy' },
      { label: 'Verification', to: paths.verification(), needs: ['buyer'], purpose: 'buy' },
      { label: 'NDA passport', to: paths.ndaPassport(), needs: ['buyer'], purpose: 'buy' },
    ],
  },
  {
    label: 'Analysis',
    icon: ChartNoAxesColumn,
    links: [
      { label: 'Pre-diligence', to: paths.preDiligence() },
      { label: 'Health check', to: paths.healthChecks() },
      { label: 'Valuation', to: paths.valuation() },
    ],
  },
  { label: 'Add a business', to: paths.onboarding(), icon: Plus },
  { label: 'Engagements', to: paths.engagements(), icon: BuildingComplex, needs: ['broker'] },
  {
    label: 'Admin',
    to: paths.admin(),
    icon: ShieldCheck,
    counted: { name: 'queues', one: 'item in the admin queues', many: 'items in the admin queues' },
    needs: ['admin'],
  },
];

/** A group without a visible link is omitted. */
export function linksFor(roles: readonly Role[], purpose: Purpose | null = null): (AppLink | AppGroup)[] {
  const seen = (link: Pick<AppLink, 'needs' | 'purpose'>) =>
    !link.needs ||
    link.needs.some((role) => roles.includes(role)) ||
    (link.purpose !== undefined && link.purpose === purpose);
  return appLinks.flatMap((entry): (AppLink | AppGroup)[] => {
    if ('to' in entry) return seen(entry) ? [entry] : [];
    const links = entry.links.filter(seen);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}
