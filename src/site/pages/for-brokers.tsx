import { brokerProgram, brokersToday, forBrokers } from '#content/services.ts';
import { useRemembered } from '#kit/auth/use-remembered.ts';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { FeatureList } from './FeatureList.tsx';
import { MarketingTitle } from './MarketingTitle.tsx';
import { ServiceCard } from './ServiceCard.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, { title: 'For Brokers', description: forBrokers.lead });

export default function ForBrokersPage() {
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <MarketingTitle {...forBrokers} />
      <div className="grid gap-5 lg:grid-cols-2">
        <ServiceCard service={brokerProgram} />
        <Today />
      </div>
    </div>
  );
}

function Today() {
  const engagements = paths.engagements();
  const account = useRemembered() ? engagements : paths.signup({ returnTo: engagements });
  return (
    <Card as="section" aria-labelledby="today" className="flex flex-col gap-5 p-7">
      <div className="flex flex-col gap-1.5">
        <h2 id="today" className="text-title">
          {brokersToday.title}
        </h2>
        <p className="text-muted">{brokersToday.text}</p>
      </div>
      <FeatureList features={brokersToday.features} />
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <LinkButton to={account} variant="secondary">
          {brokersToday.button}
        </LinkButton>
        <LinkButton to={paths.helpArticle('brokers-here')} variant="quiet">
          {brokersToday.more}
        </LinkButton>
      </div>
    </Card>
  );
}
