import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lsnOf, lsnText, segmentName, segmentStart, startOfSegment } from './lsn.ts';

test('a WAL position is read and written as PostgreSQL does', () => {
  expect(lsnOf('16/B374D848')).toBe(0x16b374d848n);
  expect(lsnText(0x16b374d848n)).toBe('16/B374D848');
  expect(() => lsnOf('16-B3')).toThrow(RangeError);
});

test('a WAL file is named by its timeline and its number', () => {
  // As pg_walfile_name says.
  expect(segmentName(1, lsnOf('16/B374D848'))).toBe('0000000100000016000000B3');
  expect(segmentName(27, lsnOf('0/0'))).toBe('0000001B0000000000000000');
  expect(startOfSegment('0000000100000016000000B3')).toBe(lsnOf('16/B3000000'));
  expect(startOfSegment('00000002.history')).toBeNull();
});

test('a position is in the file that its name gives', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 62n }), (lsn) => {
      expect(startOfSegment(segmentName(1, lsn))).toBe(segmentStart(lsn));
      expect(lsnOf(lsnText(lsn))).toBe(lsn);
    }),
  );
});
