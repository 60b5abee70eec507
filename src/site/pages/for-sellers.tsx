import { earningsQuality, forSellers, healthCheck } from '#content/services.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { MarketingTitle } from './MarketingTitle.tsx';
import { ServiceCard } from './ServiceCard.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, { title: 'For Sellers', description: forSellers.lead });

export default function ForSellersPage() {
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <MarketingTitle {...forSellers} />
      <div className="grid gap-5 lg:grid-cols-2">
        <ServiceCard service={healthCheck} />
        <ServiceCard service={earningsQuality} />
      </div>
    </div>
  );
}
