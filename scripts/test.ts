import { rmSync } from 'node:fs';
import { endForgotten } from '../test/support/throw-away-server.ts';
import { findChromium } from './checks/chromium.ts';
import { codeChecks } from './checks/code-checks.ts';
import { journeyChecks, wantedJourneys } from './checks/journeys.ts';
import { provideOffice, wantsOffice } from './checks/office.ts';
import { endAll, onInterrupt } from './checks/processes.ts';
import { makeReportFolder } from './checks/report.ts';
import { type Check, runInOrder } from './checks/run-in-order.ts';
import { unitChecks } from './checks/units.ts';
import { command } from './command.ts';

await command(async () => {
  const filters = process.argv.slice(2).filter((one) => !one.startsWith('-'));
  const reports = makeReportFolder();
  onInterrupt(() => cleanUp(reports));
  try {
    const journeys = wantedJourneys(filters);
    // Asked first: whoever lacks one should not learn it after minutes.
    const chromium = journeys && (await findChromium());
    if (wantsOffice(filters)) await provideOffice();
    const checks: Check[] = [
      ...(filters.length > 0 ? [] : codeChecks()),
      ...unitChecks(reports, filters),
      ...(journeys && chromium ? journeyChecks(reports, journeys, chromium) : []),
    ];
    const { passed, failed } = await runInOrder(checks);
    console.log(`\n${passed} passed, ${failed} failed`);
    if (failed > 0 || passed === 0) process.exitCode = 1;
  } finally {
    await cleanUp(reports);
  }
});

/** Nothing stays: no process, no throw-away database, no report. */
async function cleanUp(reports: string): Promise<void> {
  await endAll();
  endForgotten();
  rmSync(reports, { recursive: true, force: true });
}
