import { brokerProgram, forBrokers } from '#content/services.ts';
import { pageMeta } from '../page-meta.ts';
import { MarketingTitle } from './MarketingTitle.tsx';
import { ServiceCard } from './ServiceCard.tsx';

export const meta = () => pageMeta('For Brokers', { description: forBrokers.lead });

export default function ForBrokersPage() {
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <MarketingTitle {...forBrokers} />
      <div className="max-w-column">
        <ServiceCard service={brokerProgram} />
      </div>
    </div>
  );
}
