import { queryOptions } from '@tanstack/react-query';
import { call } from '#kit/api.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { listBackups } from '../contract.ts';

export type BackupList = ReplyOf<typeof listBackups>;
export type Backup = BackupList['items'][number];
export type Running = NonNullable<BackupList['running']>;
export type BackupSettings = BackupList['settings'];

const [whileRunning, otherwise] = [2_000, 60_000];

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  staleTime: 0,
  queryFn: ({ signal }) => call(listBackups, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.running ? whileRunning : otherwise),
});
