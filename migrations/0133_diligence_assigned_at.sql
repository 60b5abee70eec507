-- Since when a diligence request waits for the person who works on it: the asking may be weeks older.
alter table diligence_request add column assigned_at timestamptz;
comment on column diligence_request.assigned_at is 'since when its owner works on it; null: nobody does, or from before this was kept';
