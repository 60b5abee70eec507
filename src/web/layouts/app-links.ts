import {
  ChartNoAxesColumn,
  DoorOpen,
  LayoutDashboard,
  type LucideIcon,
  Plus,
  ShieldCheck,
  Store,
} from 'lucide-react';
import type { CountName } from '#features/notifications/domain/counts.ts';
import { paths } from '../paths.ts';

/** What is counted beside a link, and how it is said. */
type Counted = { name: CountName; words: (count: string) => string };
export type AppLink = { label: string; to: string; icon: LucideIcon; counted?: Counted };
export type AppGroup = { label: string; icon: LucideIcon; links: { label: string; to: string }[] };

/** The sidebar, top to bottom. */
export const appLinks: (AppLink | AppGroup)[] = [
  {
    label: 'Dashboard',
    to: paths.dashboard(),
    icon: LayoutDashboard,
    counted: { name: 'requests', words: (count) => `${count} requests wait for you` },
  },
  { label: 'Marketplace', to: paths.marketplace(), icon: Store },
  { label: 'Deal Rooms', to: paths.dealRooms(), icon: DoorOpen },
  {
    label: 'Analysis',
    icon: ChartNoAxesColumn,
    links: [{ label: 'Pre-diligence', to: paths.preDiligence() }],
  },
  { label: 'Add a business', to: paths.onboarding(), icon: Plus },
];

/** Shown to holders of the admin role. */
export const adminLink: AppLink = {
  label: 'Admin',
  to: paths.admin(),
  icon: ShieldCheck,
  counted: { name: 'reviews', words: (count) => `${count} listings wait for a review` },
};
