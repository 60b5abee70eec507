import { Badge } from '#kit/ui/Badge.tsx';
import type { ListingNdaView } from './queries.ts';

type Findings = NonNullable<ListingNdaView['own']['draft']>['findings'];

export function OwnPdfFindings({ findings }: { findings: Findings }) {
  if (findings.length === 0)
    return (
      <p className="text-muted">
        Nothing was found that identifies you, the business or anyone else. No check finds everything: read it
        once more as a stranger would.
      </p>
    );
  return (
    <ul className="flex flex-col divide-y divide-line rounded-medium border">
      {findings.map(({ where, words, why, names }) => (
        <li key={`${where} ${words} ${why}`} className="flex flex-col gap-1 px-4 py-3">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={names ? 'bad' : 'amber'}>{names ? 'Identifying' : 'Review'}</Badge>
            <span className="text-muted text-small">{where}</span>
          </div>
          {words !== null && <q className="wrap-anywhere font-medium">{words}</q>}
          <p className="text-muted text-small">{why}</p>
        </li>
      ))}
    </ul>
  );
}
