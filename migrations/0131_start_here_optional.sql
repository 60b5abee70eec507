-- What leads a buyer in is not among the documents that a lender or an attorney asks for: it no longer counts toward
-- readiness. Folders that their seller changed keep what the seller chose.
update room_folder set required = false where template_code = '00' and required and version = 1;
