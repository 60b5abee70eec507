import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import type { TemplateView } from './queries.ts';

const faces: Record<TemplateView['versions'][number]['state'], { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'amber' },
  active: { label: 'In use', tone: 'good' },
  retired: { label: 'Retired', tone: 'neutral' },
};

export function VersionList({ versions }: Pick<TemplateView, 'versions'>) {
  return (
    <section aria-labelledby="versions" className="flex flex-col gap-3">
      <h2 id="versions" className="text-title">
        Versions
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {versions.map(({ version, state, title, writtenAt, activatedAt, sha256 }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="tabular font-medium">{version}</span>
            <Badge tone={faces[state].tone}>{faces[state].label}</Badge>
            <span className="wrap-anywhere min-w-0">{title}</span>
            <span className="text-muted text-small">
              {activatedAt ? 'In use since ' : 'Written '}
              <DateText at={activatedAt ?? writtenAt} withTime />
            </span>
            {sha256 && (
              <div className="basis-full">
                <TechnicalDetails>
                  <code className="wrap-anywhere text-tiny">SHA-256 {sha256}</code>
                </TechnicalDetails>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
