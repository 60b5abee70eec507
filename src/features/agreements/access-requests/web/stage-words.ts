import { type GrantedStage, reaches, type StageCause } from '#features/marketplace/listings/domain/stage.ts';
import { stageWords } from '#features/marketplace/listings/domain/stage-words.ts';
import { dayText } from '#kit/ui/date-format.ts';
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

/** A suspended grant keeps its stage, as the server does it (`grantAccess`). */
export function stageApproved({ grant }: Granted): GrantedStage {
  return grant && reaches(grant.stage, 'S3') ? grant.stage : 'S3';
}

const causeWords: Record<StageCause, string> = {
  approval: 'with the approval of the request',
  decision: 'set by the seller’s side',
  letter_accepted: 'raised when the letter of intent was accepted',
  letter_ended: 'lowered when the accepted letter of intent ended',
};

/** Why the buyer has this level; `null` for levels from before this was kept. */
export function causeOf({ grant }: Pick<RequestView, 'grant'>): string | null {
  return grant?.stageSince ? causeWords[grant.stageSince.cause] : null;
}

/** What is open to the buyer now, since when, why, and until when. */
export function accessSentence({ grant }: Pick<RequestView, 'grant'>): string {
  if (!grant) return '';
  if (grant.suspendedAt) return 'Access is suspended: nothing is open now.';
  const { name, opens } = stageWords[grant.stage];
  const since = dayText(new Date(grant.stageSince?.at ?? grant.since));
  const cause = causeOf({ grant });
  const end = grant.until ? `until ${dayText(new Date(grant.until))}` : 'with no end date';
  return `Access level “${name}” since ${since}${cause ? `, ${cause}` : ''}, ${end}. Open: ${opens.charAt(0).toLowerCase()}${opens.slice(1)}.`;
}

/** A stage that an accepted letter raised is a change too, though the request took no step. */
export function lastChangeOf({ lastUpdatedAt, grant }: Pick<RequestView, 'lastUpdatedAt' | 'grant'>): string {
  const staged = grant?.stageSince?.at ?? lastUpdatedAt;
  return staged > lastUpdatedAt ? staged : lastUpdatedAt;
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
