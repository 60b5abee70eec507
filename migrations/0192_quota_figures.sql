-- A refusal says how much is used, with what uploads were promised, and how much was asked for, so that its reader knows how much
-- to remove. Nodes of the version before read the other keys.
create or replace function storage_refusal(for_person uuid, for_room uuid, more_bytes bigint, more_files integer, quotas jsonb)
returns jsonb language plpgsql as $$
declare
  asked text;
  quota text;
  used record;
  promised record;
begin
  perform from storage_use where scope = 'site' for update;
  if for_room is not null then
    select owner_id into for_person from deal_room join listing on listing.id = listing_id where deal_room.id = for_room;
  end if;
  foreach asked in array array['account', 'room', 'site'] loop
    continue when asked = 'account' and for_person is null or asked = 'room' and for_room is null;
    quota := case when asked = 'account' and not (select email_verified from person where id = for_person)
      then 'unconfirmed' else asked end;
    select coalesce(sum(bytes), 0) as bytes, coalesce(sum(files), 0) as files into used from storage_use
    where scope = asked
      and (asked = 'site' or asked = 'account' and id = for_person or asked = 'room' and id = for_room);
    select coalesce(sum(bytes), 0) as bytes, coalesce(sum(files), 0) as files into promised from upload_reserve
    where asked = 'site' or asked = 'account' and person_id = for_person or asked = 'room' and room_id = for_room;
    if used.bytes + promised.bytes + more_bytes > (quotas -> quota -> 'bytes')::bigint then
      return jsonb_build_object('code', 'quota-' || quota, 'most', quotas -> quota -> 'bytes',
        'used', used.bytes + promised.bytes, 'more', more_bytes);
    elsif used.files + promised.files + more_files > (quotas -> quota -> 'files')::bigint then
      return jsonb_build_object('code', 'quota-files', 'most', quotas -> quota -> 'files',
        'used', used.files + promised.files, 'more', more_files);
    end if;
  end loop;
  return null;
end
$$;
