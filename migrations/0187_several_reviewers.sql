-- Several CPAs may read the reports of a review, and each signs off for themselves. During an upgrade, a node of the version
-- before refuses to invite one; nothing is lost by it.
alter table report_reviewer drop constraint report_reviewer_pkey, add primary key (review_id, email);
comment on table report_reviewer is 'The CPAs whom the seller asks to read the reports of a review, each by a confirmed address.';
drop index report_sign_off_once;
create unique index report_sign_off_once on report_sign_off (report_id, person_id) where withdrawn_at is null;

alter table earnings_report add column copy_sign_offs uuid[] not null default '{}';
update earnings_report set copy_sign_offs = array[copy_sign_off_id] where copy_sign_off_id is not null;
comment on column earnings_report.copy_sign_offs is 'The sign-offs that the file in the deal room names.';
comment on column earnings_report.copy_sign_off_id is 'No longer used: copy_sign_offs.';

alter table report_sign_off add column told_dataset integer;
update report_sign_off as sign_off set told_dataset = review.dataset
from earnings_report as report join earnings_review as review on review.id = report.review_id
where report.id = sign_off.report_id and sign_off.told_at is not null;
comment on column report_sign_off.told_dataset is 'The dataset version of which both sides were told last that it changed what was signed.';
comment on column report_sign_off.told_at is 'When both sides were told last that something changed since the signed report was written.';
