import { MandatedRequests } from '#features/agreements/access-requests/web/mandated-requests.tsx';
import { BrokerAccount } from '#features/marketplace/broker-requests/web/broker-account.tsx';
import { BrokerMandates } from '#features/marketplace/mandates/web/broker-mandates.tsx';
import { useAuth } from '#kit/auth/auth-context.ts';
import { Card } from '#kit/ui/Card.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';
import { RoomOfEngagement } from './RoomOfEngagement.tsx';

export const meta = () => pageMeta('Engagements', { hidden: true });

export default function EngagementsPage() {
  const { user } = useAuth();
  const broker = user?.roles.includes('broker') ?? true;
  return (
    <>
      <PageHeader
        title="Engagements"
        lead="Listings on which you act for the owner, and the requests under them."
      />
      <div className="flex flex-col gap-8">
        {!broker && (
          <Card as="section" aria-label="Broker account">
            <BrokerAccount />
          </Card>
        )}
        <section aria-label="My engagements">
          <BrokerMandates room={(mandate, name) => <RoomOfEngagement {...mandate} name={name} />} />
        </section>
        <section aria-labelledby="mandated" className="flex flex-col gap-3">
          <h2 id="mandated" className="text-title">
            Requests under my engagements
          </h2>
          <MandatedRequests />
        </section>
      </div>
    </>
  );
}
