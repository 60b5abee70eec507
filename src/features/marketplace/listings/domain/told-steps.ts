type Step = { from: string; to: string; by: string; reason: string | null; at: string };

/**
 * The steps of a listing as they are told. Publishing is kept as two steps at one moment, into review and out of it by
 * the privacy check; no one reviewed anything, so it is told as the one that it was: from draft to live.
 */
export function toldSteps<S extends Step>(steps: readonly S[]): S[] {
  const isCheck = (step: S | undefined, asked: S | undefined) =>
    step?.by === 'system' && step.from === 'in_review' && asked?.to === 'in_review' && asked.at === step.at;
  return steps.flatMap((step, place) => {
    if (isCheck(step, steps[place - 1])) return [];
    const next = steps[place + 1];
    return [next && isCheck(next, step) ? { ...step, to: next.to } : step];
  });
}
