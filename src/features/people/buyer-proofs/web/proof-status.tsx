import type { Tone } from '#kit/ui/Badge.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { type ProofStatus, proofStatusWords } from '../domain/proof.ts';

const tones: Record<ProofStatus, Tone> = {
  requested: 'amber',
  verified: 'good',
  refused: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
};

export function ProofStatusBadge({ status }: { status: ProofStatus }) {
  return <StatusBadge tone={tones[status]}>{proofStatusWords[status]}</StatusBadge>;
}
