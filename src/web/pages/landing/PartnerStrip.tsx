import { partners, partnersSentence } from '#content/partners.ts';

export function PartnerStrip() {
  return (
    <section aria-labelledby="partners" className="border-y">
      <div className="mx-auto flex max-w-page flex-col gap-5 px-5 py-8 md:px-8">
        <h2 id="partners" className="font-sans text-muted text-small">
          {partnersSentence}
        </h2>
        <ul className="flex flex-wrap gap-x-9 gap-y-3">
          {partners.map((name) => (
            <li key={name} className="whitespace-nowrap font-semibold text-muted text-small">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
