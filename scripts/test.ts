import { rmSync } from 'node:fs';
import { endForgotten } from '../test/support/throw-away-server.ts';
import { findChromium } from './checks/chromium.ts';
import { codeChecks } from './checks/code-checks.ts';
import { journeyCheck, pagesCheck } from './checks/journeys.ts';
import { provideOffice, wantsOffice } from './checks/office.ts';
import { endAll, onInterrupt } from './checks/processes.ts';
import { makeReportFolder } from './checks/report.ts';
import { type Lanes, runChecks } from './checks/run-checks.ts';
import { type Choice, readChoice, unitRuns, wantedJourneys, wantedUnits } from './checks/tiers.ts';
import { unitCheck } from './checks/units.ts';
import { command } from './command.ts';

await command(async () => {
  const choice = readChoice(process.argv.slice(2));
  const reports = makeReportFolder();
  onInterrupt(() => cleanUp(reports));
  try {
    const { passed, failed } = await runChecks(await plan(reports, choice));
    console.log(`\n${passed} passed, ${failed} failed`);
    if (failed > 0 || passed === 0) process.exitCode = 1;
  } finally {
    await cleanUp(reports);
  }
});

/**
 * Lanes for two cores: one builds the pages, checks the code and runs the tests that mostly wait for other programs, while
 * the other runs the rest of the unit tests. The pages come first: a build that a test begins later would take away the
 * types of the routes while they are checked.
 */
async function plan(reports: string, choice: Choice): Promise<Lanes[]> {
  const journeys = wantedJourneys(choice);
  // First, so that a missing browser is reported immediately and not after minutes.
  const chromium = journeys.length > 0 ? await findChromium() : null;
  if (wantsOffice(wantedUnits(choice))) await provideOffice();
  const code = choice.words.length > 0 ? [] : codeChecks();
  const [units, ...programs] = unitRuns(choice);
  const waiting = programs.map((one) => unitCheck(reports, one));
  const lanes = [[...(chromium ? [pagesCheck] : []), ...code, ...waiting], [unitCheck(reports, units)]];
  return chromium ? [lanes, [[journeyCheck(reports, journeys, chromium)]]] : [lanes];
}

/** Leaves no process, temporary database or report behind. */
async function cleanUp(reports: string): Promise<void> {
  await endAll();
  endForgotten();
  rmSync(reports, { recursive: true, force: true });
}
