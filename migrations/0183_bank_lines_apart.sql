-- How many lines of a statement another file has too, and what people said of lines, is asked on each page of a review and of
-- its reports. Both are few; without these indexes every line is read.
create index bank_line_repeated on bank_line (statement) where not counts;
create index bank_line_classed on bank_line (statement) where class is not null;
