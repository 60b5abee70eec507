-- There is no master agreement that a buyer could join by one click, so there is nothing to allow.
alter table listing_nda drop column passport;
