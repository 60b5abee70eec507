import type { ReactNode } from 'react';
import { landing } from '#content/landing.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { SampleListing } from './SampleListing.tsx';

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-14 gap-y-12 px-5 pt-10 pb-14 md:px-8 lg:grid-cols-[1.15fr_1fr] lg:pt-16 lg:pb-16">
      <div className="flex min-w-0 flex-col items-start gap-6">
        <h1 className="text-display">{landing.title}</h1>
        <p className="max-w-[34rem] text-lead text-muted">{landing.lead}</p>
        <div className="mt-2 flex flex-wrap gap-x-10 gap-y-5">
          <Way question={landing.owner}>
            <LinkButton to={paths.forSellers()}>Get Started</LinkButton>
            <LinkButton to={paths.forSellers()} variant="secondary">
              Onboard Now
            </LinkButton>
            <LinkButton to={paths.evaluation()} variant="quiet">
              {landing.value}
            </LinkButton>
          </Way>
          <Way question={landing.buyer.question}>
            <LinkButton to={paths.businessesForSale()} variant="secondary" prefetch="none">
              {landing.buyer.button}
            </LinkButton>
          </Way>
        </div>
      </div>
      <SampleListing />
    </section>
  );
}

function Way({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted text-small">{question}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
