-- A listing's EBITDA is that of the books; figures taken before this stay what they were, adjusted EBITDA.
alter table listing_figure drop constraint listing_figure_figure_check;
alter table listing_figure add constraint listing_figure_figure_check
  check (figure in ('revenue', 'booksEbitda', 'ebitda', 'sde', 'value'));
