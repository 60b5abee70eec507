import { ChartNoAxesCombined, MessagesSquare, Store } from 'lucide-react';
import { landing } from '#content/landing.ts';

const icons = [MessagesSquare, ChartNoAxesCombined, Store];

export function Features() {
  return (
    <section className="mx-auto max-w-page px-5 pt-20 md:px-8 lg:pt-28">
      <h2 className="max-w-[24ch] text-heading">{landing.headline}</h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {landing.features.map((feature, i) => {
          const Icon = icons[i % icons.length] ?? Store;
          return (
            <li key={feature.name} className="flex flex-col gap-3 rounded-large border bg-surface p-6">
              <span className="flex items-center gap-2 font-medium text-accent text-small">
                <Icon aria-hidden className="size-4.5" />
                {feature.name}
              </span>
              <h3 className="text-title">{feature.title}</h3>
              <p className="text-muted">{feature.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
