import { landing } from '#content/landing.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SampleTeaser } from './SampleTeaser.tsx';

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-14 gap-y-12 px-5 pt-12 pb-20 md:px-8 lg:grid-cols-[1.25fr_1fr] lg:pt-20 lg:pb-28">
      <div className="flex min-w-0 flex-col items-start gap-6">
        <h1 className="text-display">{landing.title}</h1>
        <p className="max-w-[34rem] text-lead text-muted">{landing.lead}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to={paths.forSellers()}>Get Started</LinkButton>
          <LinkButton to={paths.forSellers()} variant="secondary">
            Onboard Now
          </LinkButton>
        </div>
      </div>
      <SampleTeaser />
    </section>
  );
}
