import { brokerProgram, forBrokers } from '#content/services.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { MarketingTitle } from './MarketingTitle.tsx';
import { ServiceCard } from './ServiceCard.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, { title: 'For Brokers', description: forBrokers.lead });

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
