import { stageWords } from '#features/marketplace/listings/domain/stage.ts';
import type { HandStage } from '../domain/stage-moves.ts';
import { stageRefusalWords } from '../domain/words.ts';
import type { RequestView } from './queries.ts';

type Granted = Pick<RequestView, 'grant' | 'status'>;

export function closingTerm({ status }: Pick<RequestView, 'status'>): string {
  return status === 'approved' ? 'Access ends on' : 'Expires';
}

export function standingWords({ grant }: Granted): string {
  if (!grant) return 'None';
  const name = stageWords[grant.stage].name;
  return grant.suspendedAt ? `${name}, suspended` : name;
}

/** S1 without a grant: everyone with an account has it. */
export function stageNow({ grant }: Granted): HandStage {
  return grant?.stage ?? 'S1';
}

export function stageRefused({ mayStage }: Pick<RequestView, 'mayStage'>, to: HandStage): string | null {
  const may = mayStage[to];
  if (may === true) return null;
  const [, words] = Object.entries(stageRefusalWords).find(([code]) => code === may) ?? [];
  return words ?? 'This isn’t possible now.';
}

export function stageConsequence(to: HandStage): string {
  return to === 'S1'
    ? 'The buyer sees only the public listing again.'
    : `Open immediately: ${stageWords[to].opens.charAt(0).toLowerCase()}${stageWords[to].opens.slice(1)}.`;
}
