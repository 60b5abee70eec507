import { StepIndicator } from '#kit/ui/StepIndicator.tsx';
import type { RequestView } from './queries.ts';

const steps = ['Request', 'NDA', 'Decision', 'Access'] as const;

type Progress = Pick<RequestView, 'status' | 'nda'>;

/** How far a request that is still open has come. */
export function RequestProgress({ request }: { request: Progress }) {
  const current = stepOf(request);
  return current === null ? null : <StepIndicator steps={steps} current={current} />;
}

function stepOf({ status, nda }: Progress): number | null {
  switch (status) {
    case 'Requested':
    case 'Sent to Broker':
      return 0;
    case 'Awaiting Signature':
      return 1;
    case 'Pending':
      return nda?.status === 'signed' ? 2 : 0;
    case 'Approved':
      return steps.length;
    case 'Denied':
      return null;
  }
}
