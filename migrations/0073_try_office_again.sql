-- A file was called damaged also where only the converter lacked a part, or its line was full: what was refused so is
-- tried again, once.
delete from room_rendition using room_version
where room_version.id = room_rendition.version_id
  and (refusal = 'images-busy' or (refusal = 'document-unreadable' and kind in ('docx', 'xlsx', 'pptx', 'odf', 'ole', 'rtf')));
