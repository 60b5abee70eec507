-- A CPA whom the seller invites to read the reports of a review, what they comment on, and their sign-off of a report.
create table report_reviewer (
  review_id uuid primary key references earnings_review (id) on delete cascade,
  email text not null check (email = lower(email)),
  stage text not null check (stage in ('summary', 'monthly', 'names')),
  invited_at timestamptz not null
);
create index report_reviewer_email on report_reviewer (email, invited_at);
comment on table report_reviewer is 'The CPA whom the seller asks to read the reports of a review, by a confirmed address.';
comment on column report_reviewer.stage is 'They read the reports of this stage and of those before it.';

create table report_comment (
  id uuid primary key,
  report_id uuid not null references earnings_report (id) on delete cascade,
  review_id uuid not null references earnings_review (id) on delete cascade,
  stage text not null check (stage in ('summary', 'monthly', 'names')),
  chapter text not null,
  part text not null check (part in ('chapter', 'figure', 'row')),
  caption text not null,
  label text not null,
  nth integer not null check (nth >= 0),
  was jsonb not null,
  state text not null check (state in ('open', 'answered', 'resolved')),
  written_at timestamptz not null,
  version integer not null default 1
);
create index report_comment_stage on report_comment (review_id, stage, written_at);
create index report_comment_report on report_comment (report_id);
comment on table report_comment is 'What a reviewer says of a place in the reports of a stage. The place is named by its words, so that it is found in the next report too.';
comment on column report_comment.report_id is 'The report in which the reviewer read it.';
comment on column report_comment.caption is 'Of the table; empty: the place is in none.';
comment on column report_comment.nth is 'Which of the rows or figures with this label, from 0.';
comment on column report_comment.was is 'The figures at this place when it was written, by column.';

create table report_remark (
  comment_id uuid not null references report_comment (id) on delete cascade,
  number integer not null check (number > 0),
  by text not null check (by in ('reviewer', 'seller')),
  person_id uuid references person (id) on delete set null,
  state text not null check (state in ('open', 'answered', 'resolved')),
  words text not null,
  said_at timestamptz not null,
  primary key (comment_id, number)
);
create index report_remark_person on report_remark (person_id);
comment on table report_remark is 'What was said in a comment, step by step: the comment itself first.';
comment on column report_remark.state is 'Of the comment from then on.';

create table report_sign_off (
  id uuid primary key,
  report_id uuid not null references earnings_report (id) on delete cascade,
  person_id uuid references person (id) on delete set null,
  name text not null,
  credential text not null,
  firm text not null,
  license_state text not null,
  license_number text not null,
  comments integer not null check (comments >= 0),
  signed_at timestamptz not null,
  withdrawn_at timestamptz,
  reason text,
  check ((withdrawn_at is null) = (reason is null))
);
create unique index report_sign_off_once on report_sign_off (report_id) where withdrawn_at is null;
create index report_sign_off_person on report_sign_off (person_id, signed_at);
comment on table report_sign_off is 'A report that its reviewer locked with their name; everything about them is as they state it, and nobody checks it.';
comment on column report_sign_off.comments is 'How many comments on reports of this stage were resolved when they signed.';

alter table earnings_report add column basis jsonb,
  add column copy_sign_off_id uuid references report_sign_off (id) on delete set null;
create index earnings_report_copy_sign_off on earnings_report (copy_sign_off_id);
comment on column earnings_report.basis is 'Fingerprints of what it was written from, besides its dataset version. Null: written before reports could be signed off.';
comment on column earnings_report.copy_sign_off_id is 'The sign-off that the file in the deal room names.';
