-- More kinds of pictures are drawn now: what was refused as one of them, and drawings that were shown as their source,
-- are tried again, once. A file that is AVIF was stored as HEIC.
update room_version set kind = 'avif' where kind = 'heic' and lower(file_name) like '%.avif';
delete from room_page_text using room_version
where room_version.id = room_page_text.version_id and room_version.kind = 'svg';
delete from room_rendition using room_version
where room_version.id = room_rendition.version_id
  and (room_version.kind = 'svg' or (room_version.kind in ('gif', 'tiff', 'bmp', 'avif') and refusal = 'document-not-viewable'));
