/** Why a failed job is not run again by itself here; `yes`: it can be, since jobs may run twice. */
export const runAgain = ['yes', 'mails', 'backups', 'schedule'] as const;
export type RunAgain = (typeof runAgain)[number];

const elsewhere: Readonly<Record<string, RunAgain>> = {
  'deliver-mail': 'mails',
  'run-backup-attempt': 'backups',
};

/** `scheduled`: the jobs that run at their next time anyway. */
export function canRunAgain(job: string, scheduled: ReadonlySet<string>): RunAgain {
  return elsewhere[job] ?? (scheduled.has(job) ? 'schedule' : 'yes');
}
