-- A backup that was made and verified may be copied to a bucket.
alter table backup_attempt drop constraint backup_attempt_step_check;
alter table backup_attempt
  add constraint backup_attempt_step_check check (step in ('database', 'files', 'verifying', 'deleting', 'sending'));
