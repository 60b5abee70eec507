import {
  Building2,
  CircleCheck,
  FilePen,
  HandCoins,
  Handshake,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  MessageSquare,
  PenLine,
  ScanSearch,
  Signature,
  UserCheck,
} from 'lucide-react';
import { WriteListingButton } from '#features/listings/web/write-listing-button.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import type { Need } from './needs.ts';
import type { Dashboard } from './use-dashboard.ts';

const icons: Record<Need['kind'], LucideIcon> = {
  decide: UserCheck,
  sign: Signature,
  inform: UserCheck,
  prove: UserCheck,
  finish: FilePen,
  write: PenLine,
  offer: HandCoins,
  invitation: Handshake,
  diligence: ListChecks,
  question: MessageCircleQuestion,
  news: FilePen,
  pay: HandCoins,
  deliver: HandCoins,
  proofs: ScanSearch,
  message: MessageSquare,
  review: ScanSearch,
  onboard: Building2,
  'confirm-email': Mail,
};

type Props = {
  dashboard: Dashboard;
  /** Shows only the first few; `onAll` leads to the rest. */
  most?: number;
  onAll?: () => void;
};

/** What waits for the reader, each with the one step that settles it. */
export function NeedsNow({ dashboard, most = Number.POSITIVE_INFINITY, onAll }: Props) {
  const { needs, moreNeeds, error, retry } = dashboard;
  if (error) return <ErrorState title="What needs you could not be loaded." error={error} onRetry={retry} />;
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
          These have waited longest. More follow once they are settled.
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

/** Somebody else waits for it. */
function pressing({ kind }: Need): boolean {
  return (
    kind === 'decide' ||
    kind === 'sign' ||
    kind === 'inform' ||
    kind === 'prove' ||
    kind === 'proofs' ||
    kind === 'deliver' ||
    kind === 'offer' ||
    kind === 'invitation' ||
    kind === 'diligence' ||
    kind === 'question' ||
    kind === 'message' ||
    kind === 'review'
  );
}

function NeedAction({ need }: { need: Need }) {
  switch (need.kind) {
    case 'decide':
      return <LinkButton to={paths.accessRequest(need.requestId)}>Review</LinkButton>;
    case 'sign':
      return <LinkButton to={paths.accessRequest(need.requestId)}>Read and sign</LinkButton>;
    case 'inform':
      return <LinkButton to={paths.accessRequest(need.requestId)}>See what is asked</LinkButton>;
    case 'prove':
      return <LinkButton to={paths.verification()}>Hand in a proof</LinkButton>;
    case 'offer':
      return <LinkButton to={paths.offer(need.offerId)}>Review</LinkButton>;
    case 'invitation':
      return <LinkButton to={paths.mandates()}>Answer</LinkButton>;
    case 'diligence':
      return (
        <LinkButton to={need.roomId === null ? paths.expertQuestions() : paths.roomRequests(need.roomId)}>
          Open
        </LinkButton>
      );
    case 'question':
      return (
        <LinkButton to={need.roomId === null ? paths.expertQuestions() : paths.roomQuestions(need.roomId)}>
          Answer
        </LinkButton>
      );
    case 'news':
      return (
        <LinkButton variant="secondary" to={paths.dealRoom(need.roomId)}>
          Open
        </LinkButton>
      );
    case 'pay':
      return (
        <LinkButton variant="secondary" to={paths.order(need.orderId)}>
          See how to pay
        </LinkButton>
      );
    case 'deliver':
      return <LinkButton to={paths.order(need.orderId)}>Open</LinkButton>;
    case 'proofs':
      return <LinkButton to={paths.admin('proofs')}>Review</LinkButton>;
    case 'message':
      return <LinkButton to={paths.messages()}>Read</LinkButton>;
    case 'review':
      return <LinkButton to={paths.admin()}>Review</LinkButton>;
    case 'finish':
      return (
        <LinkButton variant="secondary" to={paths.editListing(need.listingId)}>
          Continue
        </LinkButton>
      );
    case 'write':
      return (
        <WriteListingButton
          variant="secondary"
          businessId={need.businessId}
          businessName={need.businessName}
        />
      );
    case 'onboard':
      return (
        <LinkButton variant="secondary" to={paths.onboarding()}>
          Go on
        </LinkButton>
      );
    case 'confirm-email':
      return (
        <LinkButton variant="secondary" to={paths.profile()}>
          See your profile
        </LinkButton>
      );
  }
}

function NothingNeeded() {
  return (
    <Card className="flex items-center gap-4">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
      <div>
        <p className="font-medium">Nothing needs you right now</p>
        <p className="text-muted text-small">
          Requests, signatures, orders and drafts that wait for you appear here.
        </p>
      </div>
    </Card>
  );
}

function Waiting() {
  return (
    <Card className="flex flex-col gap-3">
      <span role="status" className="sr-only">
        Loading what needs you
      </span>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-4 w-96 max-w-full" />
    </Card>
  );
}
