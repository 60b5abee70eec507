-- Adjustments of a report that buyers contest, what the seller answers, and what CPAs whom a side invited decide.
alter table earnings_report add column adjustments jsonb, add column copy_sha256 text;
comment on column earnings_report.adjustments is 'The adjustments that it claims, and what they are added to, of its last twelve months in cents. Null: written before buyers could contest.';
comment on column earnings_report.copy_sha256 is 'Of the file that was put into the deal room: the version that says what this report says.';

create table add_back_contest (
  id uuid primary key,
  room_id uuid not null references deal_room (id) on delete cascade,
  review_id uuid not null references earnings_review (id) on delete cascade,
  adjustment_id uuid not null,
  buyer_id uuid not null references person (id) on delete cascade,
  code text not null,
  contested bigint not null check (contested > 0),
  reason text not null check (reason in (
    'not-in-books', 'wrong-period', 'every-year', 'needed', 'no-document', 'counted-twice', 'not-net')),
  words text not null,
  state text not null check (state in ('contested', 'answered', 'conceded', 'ruled', 'withdrawn')),
  contested_at timestamptz not null,
  answer text,
  evidence text[] not null default '{}',
  answered_at timestamptz,
  conceded_to bigint check (conceded_to >= 0 and conceded_to <= contested),
  outcome text check (outcome in ('upheld', 'reduced', 'struck')),
  ruled_to bigint check (ruled_to >= 0 and ruled_to <= contested),
  ruling text,
  ruled_by text,
  license text,
  ruled_for text check (ruled_for in ('buyer', 'seller')),
  ruled_at timestamptz,
  version integer not null default 1,
  check ((answer is null) = (answered_at is null)),
  check (state <> 'answered' or answer is not null),
  check (state <> 'conceded' or conceded_to is not null),
  check (state <> 'ruled' or ruled_at is not null),
  check ((ruled_at is null) = (outcome is null) and (ruled_at is null) = (ruled_to is null)
    and (ruled_at is null) = (ruling is null) and (ruled_at is null) = (ruled_by is null)
    and (ruled_at is null) = (license is null) and (ruled_at is null) = (ruled_for is null))
);
create unique index add_back_contest_once on add_back_contest (room_id, adjustment_id, buyer_id) where state <> 'withdrawn';
create index add_back_contest_review on add_back_contest (review_id, adjustment_id);
create index add_back_contest_buyer on add_back_contest (buyer_id);
comment on table add_back_contest is 'An adjustment that a buyer contests; no other buyer learns of it.';
comment on column add_back_contest.adjustment_id is 'Of the review, where it may have been removed since.';
comment on column add_back_contest.contested is 'What it added to the last twelve months in the report that the buyer contested, in cents.';
comment on column add_back_contest.conceded_to is 'What the seller claims of it since then, toward every buyer; null: nothing was conceded.';
comment on column add_back_contest.ruled_to is 'What it adds by the decision of a CPA, in cents.';
comment on column add_back_contest.ruled_by is 'The name of the CPA as their account has it on that day.';
comment on column add_back_contest.license is 'As the CPA says; nobody checks it.';
comment on column add_back_contest.ruled_for is 'Which side invited the CPA who decided.';

create table add_back_cpa (
  contest_id uuid not null references add_back_contest (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  email text not null check (email = lower(email)),
  invited_at timestamptz not null,
  primary key (contest_id, side)
);
create index add_back_cpa_email on add_back_cpa (email, invited_at);
comment on table add_back_cpa is 'A CPA whom one side asks to decide, by a confirmed address; the other side does not see the address.';
