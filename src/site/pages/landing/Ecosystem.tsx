import { brand } from '#content/brand.ts';
import { landing } from '#content/landing.ts';
import { partners } from '#content/partners.ts';
import { buttonFace } from '#kit/ui/button-face.ts';
import { partnersId } from './partners-id.ts';

export function Ecosystem() {
  const { title, text, groups } = landing.ecosystem;
  return (
    <section className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-5 pt-20 md:grid-cols-2 md:px-8 lg:pt-28">
      <div className="flex flex-col items-start gap-4">
        <h2 className="text-heading">{title}</h2>
        <p className="text-muted">{text}</p>
        <SeePartners />
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

const notYet = 'partners-not-yet';

/** Disabled, with the reason, until there is a directory. */
function SeePartners() {
  if (brand.capabilities.partnerDirectory && partners().length > 0)
    return (
      <a href={`#${partnersId}`} className={buttonFace('secondary')}>
        See Partners
      </a>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={notYet}
        className={buttonFace('secondary')}
      >
        See Partners
      </button>
      <span id={notYet} className="text-muted text-small">
        The partner directory is not open yet.
      </span>
    </div>
  );
}
