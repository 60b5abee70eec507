-- Linked to the books' EBITDA, before a manager's pay; a listing's EBITDA is after it. The owner links it again.
delete from listing_figure where field = 'ebitda' and figure <> 'ebitda';
