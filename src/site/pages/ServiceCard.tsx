import { useId } from 'react';
import type { Service } from '#content/services.ts';
import { Card } from '#kit/ui/Card.tsx';
import { FeatureList } from './FeatureList.tsx';
import { type Island, IslandPlace, island } from './Island.tsx';

const buttons = new Map<Service, Island>();

/** The button works without JavaScript, so its script can wait for an interaction. */
function buttonOf(service: Service): Island {
  const made =
    buttons.get(service) ??
    island(async () => {
      const { ServiceButton } = await import('./ServiceButton.tsx');
      return () => <ServiceButton service={service} />;
    });
  buttons.set(service, made);
  return made;
}

export function ServiceCard({ service }: { service: Service }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-5 p-7">
      <div className="flex flex-col gap-1.5">
        <h2 id={heading} className="text-title">
          {service.name}
        </h2>
        <p className="text-muted">{service.text}</p>
      </div>
      <div>
        <Value service={service} />
        <p className="text-muted text-small">{service.meaning}</p>
      </div>
      <FeatureList features={service.features} />
      <div className="mt-auto pt-2">
        <IslandPlace island={buttonOf(service)} whenSeen />
      </div>
    </Card>
  );
}

function Value({ service }: { service: Service }) {
  if (!service.short) return <p className="display text-heading">{service.value}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="display text-heading">
        {service.short}
        <span className="font-sans text-body text-muted tracking-normal">{service.period}</span>
      </span>
      <span className="text-muted">{service.value}</span>
    </p>
  );
}
