import { StepIndicator } from '#kit/ui/StepIndicator.tsx';
import type { RequestView } from './queries.ts';

const steps = ['Request', 'NDA', 'Decision', 'Access'] as const;

type Progress = Pick<RequestView, 'status' | 'nda'>;

export function RequestProgress({ request }: { request: Progress }) {
  const current = stepOf(request);
  return current === null ? null : <StepIndicator steps={steps} current={current} />;
}

function stepOf({ status, nda }: Progress): number | null {
  switch (status) {
    case 'requested':
    case 'sent_to_broker':
      return 0;
    case 'awaiting_signature':
      return 1;
    case 'pending':
      return nda?.status === 'signed' ? 2 : 0;
    case 'approved':
      return steps.length;
    case 'denied':
      return null;
  }
}
