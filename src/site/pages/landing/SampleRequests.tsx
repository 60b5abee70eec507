import { liveLook } from '#content/landing.ts';
import { RequestProgress } from '#features/agreements/access-requests/web/request-progress.tsx';
import { RequestStatus } from '#features/agreements/access-requests/web/request-status.tsx';

export function SampleRequests() {
  return (
    <ul className="flex flex-col divide-y">
      {liveLook.progress.rows.map(({ who, status }) => (
        <li key={who} className="flex flex-col gap-3 py-4">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{who}</span>
            <RequestStatus status={status} />
          </p>
          <RequestProgress request={{ status, nda: null }} />
        </li>
      ))}
    </ul>
  );
}
