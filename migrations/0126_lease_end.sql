-- When the lease of the premises ends, for approved buyers.
alter table listing_profile add column lease_end date;
