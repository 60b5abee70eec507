import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test.each([
  ['select "id" from "listing" where "id" = $1', 'select listing'],
  ['insert into "audit_entry" ("id") values ($1)', 'insert audit_entry'],
  ['update "person" set "name" = $1', 'update person'],
  ['\n  with due as (select id from webhook_delivery)\n update x', 'with webhook_delivery'],
  ['delete from only room_upload', 'delete room_upload'],
  ['begin', 'begin'],
  ["select 'Ann Miller'", 'select'],
  ['select 1 from "person" where name = \'from Ann\'', 'select person'],
  ['', 'other'],
])('%j is called %j', (text, name) => {
  expect(statementName(text)).toBe(name);
});
