-- What happened to requests is counted by month.
create index access_transition_by_time on access_transition (at);
