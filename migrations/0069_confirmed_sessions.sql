-- What can take an account away, or give somebody power, asks again who is there: by password, passkey or a fresh identity.
create table session_confirmation (
  session_id uuid primary key references session (id) on delete cascade,
  way text not null check (way in ('password', 'passkey', 'identity')),
  confirmed_at timestamptz not null
);
comment on table session_confirmation is 'when the holder of a session last showed that it is still them; it counts for some minutes, in that session alone';

alter table passkey_challenge drop constraint passkey_challenge_purpose_check;
alter table passkey_challenge add constraint passkey_challenge_purpose_check check (purpose in ('register', 'nda', 'confirm'));
