-- A backup that was made and verified may be copied to a bucket.
alter table backup_attempt drop constraint backup_attempt_step_check;
alter table backup_attempt
  add constraint backup_attempt_step_check check (step in ('database', 'files', 'verifying', 'deleting', 'sending'));
-- So that an empty folder is not taken for that of the backups while its disk is away.
alter table backup_attempt add column folder text;
comment on column backup_attempt.folder is 'where the backup went; null: not there yet, or from before this was kept';
