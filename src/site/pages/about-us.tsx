import { about, team } from '#content/about.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { MarketingTitle } from './MarketingTitle.tsx';
import { Portrait } from './Portrait.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, { title: 'About Us', description: about.paragraphs[0] ?? about.title });

export default function AboutUsPage() {
  const members = team();
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <MarketingTitle title={about.title} />
      <div className="flex max-w-column flex-col gap-4 text-lead text-muted">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className="mt-14 grid gap-8 md:grid-cols-3">
        {about.principles.map((principle) => (
          <li key={principle.title} className="border-t pt-5">
            <h2 className="text-title">{principle.title}</h2>
            <p className="mt-2 text-muted">{principle.text}</p>
          </li>
        ))}
      </ul>
      {members.length > 0 && (
        <>
          <h2 className="mt-20 text-heading">The team</h2>
          <ul className="mt-8 grid gap-5 sm:grid-cols-2">
            {members.map((member) => (
              <li
                key={`${member.firstName} ${member.lastName}`}
                className="flex gap-5 rounded-large border bg-surface p-6"
              >
                <Portrait member={member} />
                <div className="min-w-0">
                  <h3 className="text-title">
                    {member.firstName} {member.lastName}
                  </h3>
                  <p className="text-accent text-small">{member.title}</p>
                  <p className="mt-2 text-muted">{member.bio}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
