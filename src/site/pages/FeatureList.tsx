import { Check } from 'lucide-react';
import type { Service } from '#content/services.ts';

export function FeatureList({ features }: Pick<Service, 'features'>) {
  return (
    <ul className="flex flex-col gap-3.5">
      {features.map((feature) => (
        <li key={feature.title} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            <span className="font-medium">{feature.title}</span>
            <span className="block text-muted text-small">{feature.text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
