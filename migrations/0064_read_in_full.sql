-- What was read before may have been a scan, or longer than what is read: what is not published yet is read again.
update room_version set personal_data = 'waiting'
where personal_data in ('none', 'unreadable') and published_at is null
  and kind in ('pdf', 'docx', 'xlsx', 'pptx', 'odf', 'ole', 'rtf');

comment on column room_version.personal_data is 'waiting: nobody has read it yet; found: holds publishing until cleared; unreadable: not all that it shows is text that could be read';
