import { Check } from 'lucide-react';
import { landing } from '#content/landing.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

export function GetListed() {
  const { title, text, points } = landing.getListed;
  return (
    <section className="mx-auto max-w-page px-5 pb-16 md:px-8 lg:pb-20">
      <div className="grid items-center gap-8 rounded-large border border-accent/35 bg-accent-soft p-6 md:grid-cols-[1.4fr_1fr] md:p-10">
        <div className="flex flex-col items-start gap-4">
          <h2 className="text-heading">{title}</h2>
          <p className="text-muted">{text}</p>
          <LinkButton to={paths.forSellers()}>Get Listed</LinkButton>
        </div>
        <ul className="flex flex-col gap-3">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-3">
              <Check aria-hidden className="size-5 shrink-0 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
