/** What a backup does, in this order. A verification has only the step of that name. */
export const backupSteps = ['database', 'files', 'verifying', 'deleting', 'sending'] as const;
export type BackupStep = (typeof backupSteps)[number];

/** Done and in all: bytes of the database or sent, or files. `total`: 0 where it is not known. */
export type BackupProgress = { step: BackupStep; done: number; total: number };

/** What a backup may be kept as. */
export const keptFor = ['daily', 'weekly', 'monthly'] as const;
export type KeptFor = (typeof keptFor)[number];
