import { join, resolve } from 'node:path';
import { type DailyTime, knownZone } from '#kernel/daily-time.ts';
import { localZone } from '#kernel/days.ts';
import type { KeepRule } from './backup/keep-rule.ts';
import { ConfigProblem, type Read, readSwitch } from './config-reader.ts';
import { type ObjectStore, readBucket } from './storage-settings.ts';

export type BackupSettings = Readonly<{
  folder: string;
  /** Whether BACKUP_FOLDER is set, and with it whether backups are asked for at all. */
  folderSet: boolean;
  /** Each day, the app makes a backup by itself. `null`: no BACKUP_FOLDER, or switched off. */
  at: DailyTime | null;
  /** Each backup is also copied there. */
  bucket: ObjectStore | null;
  passphrase: string | null;
  keep: KeepRule;
  /** Whether every change of the embedded database is copied there as well, so that any moment can be restored. */
  pointInTime: boolean;
  /** Whether the embedded database is copied before migrations change it. */
  beforeUpgrade: boolean;
}>;

/** `base`: what a relative folder is relative to. Throws ConfigProblem. */
export function readBackups(
  read: Read,
  { base, dataDir }: { base: string; dataDir: string },
): BackupSettings {
  const folder = read('BACKUP_FOLDER');
  const at = readBackupTime(read);
  const bucket = readBucket(read, 'BACKUP_BUCKET');
  const passphrase = readPassphrase(read);
  if (bucket && passphrase === null)
    throw new ConfigProblem(
      'BACKUP_PASSPHRASE',
      'is missing while BACKUP_BUCKET is set: what leaves this machine is encrypted with it',
    );
  return {
    folder: resolve(base, folder ?? join(dataDir, 'backups')),
    folderSet: folder !== null,
    at: folder === null ? null : at,
    ...{ bucket, passphrase },
    keep: readKeepRule(read),
    pointInTime: readSwitch(read, 'BACKUP_POINT_IN_TIME') !== 'off' && folder !== null,
    beforeUpgrade: readSwitch(read, 'BACKUP_BEFORE_UPGRADE') !== 'off',
  };
}

const timeShape = /^(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?: (?<zone>[A-Za-z0-9_+/-]+))?$/;

function readBackupTime(read: Read): DailyTime | null {
  const text = read('BACKUP_AT') ?? '03:00';
  if (text.toLowerCase() === 'off') return null;
  const { hour, minute, zone } = timeShape.exec(text)?.groups ?? {};
  const known = hour === undefined ? null : zoneOf(zone);
  if (known === null)
    throw new ConfigProblem(
      'BACKUP_AT',
      `is "${text}": write it as 03:00, as 03:00 America/Chicago, or as off`,
    );
  return { hour: Number(hour), minute: Number(minute), zone: known };
}

/** Without a name, the time zone of this machine (TZ). */
function zoneOf(name: string | undefined): string | null {
  try {
    return name === undefined ? localZone() : knownZone(name);
  } catch {
    return null;
  }
}

function readPassphrase(read: Read): string | null {
  const passphrase = read('BACKUP_PASSPHRASE') ?? null;
  if (passphrase !== null && passphrase.length < 12)
    throw new ConfigProblem('BACKUP_PASSPHRASE', 'is too short: give it 12 characters or more');
  return passphrase;
}

function readKeepRule(read: Read): KeepRule {
  const text = read('BACKUP_KEEP') ?? '7 daily, 5 weekly, 12 monthly';
  const [, daily, weekly, monthly] =
    /^(\d{1,3}) daily, ?(\d{1,3}) weekly, ?(\d{1,3}) monthly$/.exec(text) ?? [];
  if (monthly === undefined)
    throw new ConfigProblem('BACKUP_KEEP', `is "${text}": write it as 7 daily, 5 weekly, 12 monthly`);
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
}
