import type { Feature } from '#http/feature.ts';
import { changes, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import type { BackupTools } from './backup-tools.ts';
import { listBackups } from './list-backups.ts';
import { backupProblems } from './problems.ts';
import { attemptRunner } from './run-attempts.ts';
import { runAttempt, startBackup, startIfDue, startVerification } from './start-attempt.ts';
import { tellOfTrouble } from './tell-of-trouble.ts';

const watchBackups = 'watch-backups';

/** `backUp` of scripts/admin does the work, in a process of its own. */
export function backupFeature(tools: BackupTools): Feature {
  const { settings, continuous, asSystem } = tools;
  const attempts = attemptRunner(tools);
  return {
    name: 'backups',
    routes: [
      reads(contract.listBackups, (reading) => listBackups(reading, tools)),
      changes(contract.startBackup, (work) => startBackup(work, tools)),
      changes(contract.startVerification, (work, input) => startVerification(work, input, tools)),
    ],
    problems: backupProblems,
    jobs: {
      [watchBackups]: async () => {
        await asSystem((work) => startIfDue(work, tools));
        await asSystem((work) => tellOfTrouble(work, tools));
      },
      [runAttempt]: async ({ attempt }) => attempts.begin(String(attempt)),
    },
    schedules: settings.folderSet ? [{ job: watchBackups, cron: '*/5 * * * *' }] : [],
    background: {
      start: () => continuous?.start(),
      stop: async () => {
        await attempts.stop();
        await continuous?.stop();
      },
    },
  };
}
