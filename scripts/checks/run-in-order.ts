export type Count = { passed: number; failed: number };
/** `output` is shown when something failed; `failures`: a line for each that is known by name. */
export type Outcome = Count & { output: string; failures?: readonly string[] };
export type Check = { title: string; run: () => Promise<Outcome> };

/**
 * Runs the checks one after another: a line for each, and all that was said by one that failed. What failed is named
 * again at the end: of a long log, often only the end is kept.
 */
export async function runInOrder(checks: readonly Check[]): Promise<Count> {
  const sum = { passed: 0, failed: 0 };
  const named: string[] = [];
  for (const [index, check] of checks.entries()) {
    const outcome = await runOne(check, `[${index + 1}/${checks.length}] ${check.title}`);
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
    if (outcome.failed > 0) named.push(...(outcome.failures?.length ? outcome.failures : [check.title]));
  }
  if (named.length > 0) console.log(`\nFailed:\n${named.map((one) => `  ${one}`).join('\n')}`);
  return sum;
}

async function runOne(check: Check, title: string): Promise<Outcome> {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log(`${title} …`);
  const timer = setInterval(() => console.log(`${title} … ${seconds()} s`), 30_000);
  const outcome = await check.run().finally(() => clearInterval(timer));
  if (outcome.failed > 0) console.log(`${outcome.output.trimEnd()}\n`);
  console.log(`${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds()} s`);
  return outcome;
}
