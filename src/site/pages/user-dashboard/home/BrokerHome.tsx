import { brand } from '#content/brand.ts';
import { BrokerAccount } from '#features/marketplace/broker-requests/web/broker-account.tsx';
import { listingStatusLabels, mayEdit } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listingTones } from '#features/marketplace/listings/web/listing-status-words.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';
import type { Home, Needs } from '#site/dashboard/web/queries.ts';
import { type Client, dealWords, roomLabel, waitingWith } from './clients.ts';
import { HomeSection } from './HomeSection.tsx';

const shownAtOnce = 5;

export function BrokerHome({ broker, needs }: { broker: Home['broker']; needs: Needs | undefined }) {
  const clients = broker?.clients ?? [];
  return (
    <HomeSection
      id="clients"
      title="Your clients"
      actions={
        clients.length > 0 && (
          <LinkButton variant="quiet" size="small" to={paths.engagements()}>
            All engagements
          </LinkButton>
        )
      }
    >
      <Card>
        {clients.length === 0 ? (
          <NoClients />
        ) : (
          <ul className="-m-5 divide-y divide-line">
            {clients.slice(0, shownAtOnce).map((client) => (
              <ClientRow key={client.listingId} client={client} needs={needs} />
            ))}
          </ul>
        )}
      </Card>
    </HomeSection>
  );
}

function ClientRow({ client, needs }: { client: Client; needs: Needs | undefined }) {
  const waiting = needs ? waitingWith(client, needs) : [];
  const room = roomLabel(client);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {nameOf(client)}
          <StatusBadge tone={listingTones[client.status]}>{listingStatusLabels[client.status]}</StatusBadge>
        </p>
        {client.businessName !== null && <p className="text-small">{client.title || 'Untitled listing'}</p>}
        <p className="text-muted text-small">
          {dealWords(client)}
          {needs && waiting.length === 0 && ' Nothing is waiting for you.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {waiting.map(({ words, to }) => (
          <LinkButton key={to} size="small" to={to}>
            {words}
          </LinkButton>
        ))}
        {room && (
          <LinkButton variant="secondary" size="small" to={paths.roomOfListing(client.listingId)}>
            {room}
            <span className="sr-only"> of {nameOf(client)}</span>
          </LinkButton>
        )}
        <LinkButton variant="secondary" size="small" to={paths.listing(client.listingId)}>
          View listing<span className="sr-only"> of {nameOf(client)}</span>
        </LinkButton>
        {client.edits && mayEdit(client.status) && (
          <LinkButton variant="secondary" size="small" to={paths.editListing(client.listingId)}>
            Edit listing<span className="sr-only"> of {nameOf(client)}</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** By name where the owner opened the private profile. */
function nameOf({ businessName, title }: Client): string {
  return businessName ?? (title || 'Untitled listing');
}

const clientText = (email: string) =>
  [
    `To list your business with me on ${brand.name}:`,
    `1. Create an account at ${window.location.origin}${paths.signup()} and add your business.`,
    '2. Write the listing. It does not name the business.',
    `3. Open the listing, go to Brokers, and invite me: ${email}. You choose what I may do and see, and may end it at any time.`,
  ].join('\n');

function NoClients() {
  const { user } = useAuth();
  const copy = useCopy();
  const email = user?.email;
  const valuation = (
    <LinkButton variant="secondary" to={paths.valuation()}>
      Value a client’s business
    </LinkButton>
  );
  // Anyone may register as a broker; owners can invite only those whom the site's team has checked.
  if (user && !user.roles.includes('broker')) return <BrokerAccount>{valuation}</BrokerAccount>;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-medium font-sans text-body">No clients yet</h3>
        <p className="max-w-prose text-muted">
          A seller invites you from their listing, by the email address of your account
          {user && ` (${user.email})`}. {user?.emailVerified === false && 'Confirm that address first: '}
          Invitations appear here and under Engagements.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button onClick={() => void copy(clientText(email), 'Message')}>Copy a message to a client</Button>
        )}
        <LinkButton variant="secondary" to={paths.engagements()}>
          Engagements
        </LinkButton>
        {valuation}
      </div>
    </div>
  );
}
