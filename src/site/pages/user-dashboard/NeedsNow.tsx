import {
  Building2,
  CircleCheck,
  FilePen,
  HandCoins,
  Handshake,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquare,
  ScanSearch,
  Signature,
  UserCheck,
} from 'lucide-react';
import { WriteListingButton } from '#features/marketplace/listings/web/write-listing-button.tsx';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { OnDemand } from '#kit/ui/OnDemand.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import type { Need } from './need.ts';
import type { Dashboard } from './use-dashboard.ts';

/** Only a few icons, because each adds to the initial load of the dashboard. */
const icons: Record<Need['kind'], LucideIcon> = {
  decide: UserCheck,
  sign: Signature,
  inform: UserCheck,
  prove: UserCheck,
  finish: FilePen,
  'under-offer': Handshake,
  'off-books': FilePen,
  'check-off-books': FilePen,
  'deal-ended': HandCoins,
  write: FilePen,
  offer: HandCoins,
  invitation: Handshake,
  help: ListChecks,
  diligence: ListChecks,
  question: MessageSquare,
  answer: MessageSquare,
  news: FilePen,
  pay: HandCoins,
  deliver: HandCoins,
  proofs: ScanSearch,
  message: MessageSquare,
  review: ScanSearch,
  photos: ScanSearch,
  brokers: UserCheck,
  route: UserCheck,
  onboard: Building2,
  'confirm-email': Mail,
};

const loadSending = async () =>
  (await import('#features/people/accounts/web/send-confirmation.tsx')).SendConfirmation;

const loadAnswerLink = async () => (await import('./AnswerLink.tsx')).AnswerLink;
const loadKeepForSale = async () =>
  (await import('#features/offers/offers/web/keep-for-sale.tsx')).KeepForSale;
const loadCardButton = async () => (await import('#features/offers/offers/web/card-button.tsx')).CardButton;

type Props = {
  dashboard: Dashboard;
  /** `onAll` leads to the rest. */
  most?: number;
  /** Keys of needs that are shown elsewhere on the page. */
  without?: readonly string[];
  onAll?: () => void;
};

export function NeedsNow({ dashboard, most = Number.POSITIVE_INFINITY, without = [], onAll }: Props) {
  const { moreNeeds, error, retry } = dashboard;
  const needs = dashboard.needs?.filter(({ key }) => !without.includes(key));
  if (error) return <ErrorState title="Your to-do list could not be loaded." error={error} onRetry={retry} />;
  if (!needs) return <Waiting />;
  if (needs.length === 0) return <NothingNeeded />;
  const shown = needs.slice(0, most);
  const more = needs.length - shown.length;
  const others = needs.some(pressing);
  return (
    <Card tone={others ? 'attention' : 'plain'}>
      <ul className="-m-5 divide-y divide-line">
        {shown.map((need) => (
          <NeedRow key={need.key} need={need} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          onClick={onAll}
          className="-mx-5 mt-5 -mb-5 block min-h-11 w-[calc(100%+2.5rem)] rounded-b-large border-line border-t px-5 text-left text-accent text-small hover:bg-raised"
        >
          {more}
          {moreNeeds && '+'} more in Pending Actions
        </button>
      )}
      {more === 0 && moreNeeds && (
        <p className="-mx-5 mt-5 -mb-1 border-line border-t px-5 pt-4 text-muted text-small">
          Oldest first. More appear here as you work through these.
        </p>
      )}
    </Card>
  );
}

function NeedRow({ need }: { need: Need }) {
  const Icon = icons[need.kind];
  const urgent = pressing(need);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Icon aria-hidden className={`size-5 shrink-0 ${urgent ? 'text-amber' : 'text-muted'}`} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium">{need.title}</p>
        <p className="text-muted text-small">
          {need.detail}
          {'since' in need && (
            <>
              {' · '}
              <TimeAgo at={need.since} />
            </>
          )}
        </p>
      </div>
      <NeedAction need={need} />
    </li>
  );
}

/** No other person waits for these. */
const ownMatters: readonly Need['kind'][] = [
  'answer',
  'news',
  'pay',
  'under-offer',
  'off-books',
  'check-off-books',
  'finish',
  'write',
  'onboard',
  'confirm-email',
];

function pressing({ kind }: Need): boolean {
  return !ownMatters.includes(kind);
}

function NeedAction({ need }: { need: Need }) {
  const { user } = useAuth();
  const variant = pressing(need) ? 'primary' : 'secondary';
  if (need.kind === 'write')
    return (
      <WriteListingButton variant={variant} businessId={need.businessId} businessName={need.businessName} />
    );
  if (need.kind === 'confirm-email')
    return <OnDemand load={loadSending} props={{ email: user?.email ?? null }} waiting={null} />;
  if (need.kind === 'under-offer') {
    const { listingId, offerId, version } = need;
    return (
      <div className="flex flex-wrap gap-2">
        <OnDemand
          load={loadCardButton}
          props={{ listingId, version, to: 'under_offer' as const, variant }}
          waiting={null}
        />
        <OnDemand load={loadKeepForSale} props={{ offerId }} waiting={null} />
      </div>
    );
  }
  if (need.kind === 'answer') {
    const to = paths.roomQuestions(need.roomId, { question: need.questionId });
    return (
      <OnDemand load={loadAnswerLink} props={{ notificationId: need.notificationId, to }} waiting={null} />
    );
  }
  const [to, label] = stepOf(need);
  return (
    <LinkButton variant={variant} to={to}>
      {label}
    </LinkButton>
  );
}

function stepOf(
  need: Exclude<Need, { kind: 'write' | 'confirm-email' | 'under-offer' | 'answer' }>,
): [to: string, label: string] {
  switch (need.kind) {
    case 'decide':
      return [paths.accessRequest(need.requestId), 'Review'];
    case 'sign':
      return [paths.accessRequest(need.requestId), 'Read and sign'];
    case 'inform':
      return [paths.accessRequest(need.requestId), 'See what is asked'];
    case 'prove':
      return [paths.verification(), 'Verify'];
    case 'offer':
      return [paths.offer(need.offerId), 'Review'];
    case 'invitation':
      return [paths.engagements(), 'Answer'];
    case 'help':
      return [paths.healthChecks(), 'Answer'];
    case 'diligence':
      return [need.roomId === null ? paths.expertQuestions() : paths.roomRequests(need.roomId), 'Open'];
    case 'question':
      return [need.roomId === null ? paths.expertQuestions() : paths.roomQuestions(need.roomId), 'Answer'];
    case 'news':
      return [paths.dealRoom(need.roomId), 'Open'];
    case 'pay':
      return [paths.order(need.orderId), 'See how to pay'];
    case 'deliver':
      return [paths.order(need.orderId), 'Open'];
    case 'proofs':
      return [paths.admin('proofs'), 'Review'];
    case 'message':
      return [paths.messages(), 'Read'];
    case 'review':
      return [paths.admin('reviews'), 'Review'];
    case 'photos':
      return [paths.admin('photos'), 'Review'];
    case 'brokers':
      return [paths.admin('brokers'), 'Review'];
    case 'route':
      return [paths.adminRequests('requested'), 'Open'];
    case 'deal-ended':
      return [paths.offer(need.offerId), 'See what to do'];
    case 'off-books':
      return [paths.editListing(need.listingId), 'Compare'];
    case 'check-off-books':
      return [paths.healthCheck(need.checkId, 'value'), 'Compare'];
    case 'finish':
      return [paths.editListing(need.listingId), 'Continue'];
    case 'onboard':
      return [paths.onboarding(), 'Continue'];
  }
}

function NothingNeeded() {
  return (
    <Card className="flex items-center gap-4">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
      <div>
        <p className="font-medium">You’re all caught up</p>
        <p className="text-muted text-small">
          Requests, signatures, orders and drafts that need you appear here.
        </p>
      </div>
    </Card>
  );
}

function Waiting() {
  return (
    <Card className="flex flex-col gap-3">
      <span role="status" className="sr-only">
        Loading your to-do list
      </span>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-4 w-96 max-w-full" />
    </Card>
  );
}
