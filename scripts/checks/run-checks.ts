export type Count = { passed: number; failed: number };
/** `output` is shown if something failed; `failures` has one line for each known failure, `slowest` the slowest files. */
export type Outcome = Count & { output: string; failures?: readonly string[]; slowest?: string };
export type Check = { title: string; run: () => Promise<Outcome> };
/** Lanes run in parallel, the checks of a lane in sequence. */
export type Lanes = readonly (readonly Check[])[];

/**
 * Runs the stages in sequence and prints one line for each check, plus the output of a failed one. Failures are listed
 * again at the end, because often only the end of a long log is kept.
 */
export async function runChecks(stages: readonly Lanes[]): Promise<Count> {
  const all = stages.flat(2);
  const outcomes = new Map<Check, Outcome>();
  for (const lanes of stages)
    await Promise.all(
      lanes.map(async (lane) => {
        for (const check of lane) {
          const title = `[${all.indexOf(check) + 1}/${all.length}] ${check.title}`;
          outcomes.set(check, await runOne(check, title));
        }
      }),
    );
  const failures = all.flatMap((check) => failuresOf(check, outcomes.get(check)));
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `  ${one}`).join('\n')}`);
  const sum = (count: keyof Count) => [...outcomes.values()].reduce((so, one) => so + one[count], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function failuresOf({ title }: Check, outcome?: Outcome): readonly string[] {
  if (!outcome || outcome.failed === 0) return [];
  return outcome.failures?.length ? outcome.failures : [title];
}

async function runOne(check: Check, title: string): Promise<Outcome> {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log(`${title} …`);
  const timer = setInterval(() => console.log(`${title} … ${seconds()} s`), 30_000);
  const outcome = await check.run().finally(() => clearInterval(timer));
  if (outcome.failed > 0) console.log(`${outcome.output.trimEnd()}\n`);
  console.log(`${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds()} s`);
  if (outcome.slowest) console.log(`${title}: slowest ${outcome.slowest}`);
  return outcome;
}
