-- The source line in the words of the glossary: what is no survey's figure is a rule of thumb.
update valuation_row set source = 'Industry rule of thumb; no published source'
where source = 'Experience in the trade; no published source was read';
update valuation_rule set source = 'Industry rule of thumb; no published source'
where source = 'Experience in the trade; no published source was read';
