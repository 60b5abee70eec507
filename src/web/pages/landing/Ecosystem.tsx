import { brand } from '#content/brand.ts';
import { landing } from '#content/landing.ts';
import { Button } from '../../ui/Button.tsx';

export function Ecosystem() {
  const { title, text, groups } = landing.ecosystem;
  return (
    <section className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-5 pt-20 md:grid-cols-2 md:px-8 lg:pt-28">
      <div className="flex flex-col items-start gap-4">
        <h2 className="text-heading">{title}</h2>
        <p className="text-muted">{text}</p>
        <Button
          variant="secondary"
          disabledReason={
            brand.capabilities.partnerDirectory ? null : 'The partner directory is not open yet.'
          }
        >
          See Partners
        </Button>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {groups.map((group) => (
          <div key={group.name}>
            <h3 className="font-sans font-semibold text-body">{group.name}</h3>
            <ul className="mt-2 divide-y">
              {group.items.map((item) => (
                <li key={item} className="py-2.5 text-muted">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
