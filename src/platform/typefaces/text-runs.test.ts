import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bidi } from './bidi.ts';
import { loadFacesFor } from './faces.ts';
import { inSeenOrder, needsRuns, textRuns } from './text-runs.ts';

const runs = (text: string) =>
  textRuns(text).map(({ text: run, face, level }) => [run, face?.name.split('/')[0] ?? 'Roboto', level]);

beforeAll(() => loadFacesFor(['שרהכן אבג العر 王小明 김 हि かな 辻']));

describe('the runs of a text', () => {
  it('are not needed if Roboto has every character', () => {
    for (const text of ['Łukasz Żółć', 'Nguyễn Văn', 'Αλέξανδρος', 'Анна\n—“x”'])
      expect(needsRuns(text)).toBe(false);
    for (const text of ['王小明', 'Sarah שרה', 'a\u202eb', '🪨']) expect(needsRuns(text)).toBe(true);
  });

  it('have one face and one direction each', () => {
    expect(runs('Mr. שרה כהן (15), 王小明 김')).toEqual([
      ['Mr. ', 'Roboto', 0],
      ['שרה', 'noto-sans-hebrew', 1],
      [' ', 'Roboto', 1],
      ['כהן', 'noto-sans-hebrew', 1],
      [' ', 'Roboto', 1],
      [')', 'Roboto', 1],
      ['15', 'Roboto', 2],
      ['(', 'Roboto', 1],
      [', ', 'Roboto', 0],
      ['王', 'noto-sans-sc', 0],
      ['小明', 'noto-sans-sc', 0],
      [' ', 'Roboto', 0],
      ['김', 'noto-sans-kr', 0],
    ]);
  });

  it('use Japanese forms for Han characters next to kana', () => {
    expect(runs('かな 辻').map(([, face]) => face)).toEqual(['noto-sans-jp', 'Roboto', 'noto-sans-jp']);
  });

  it('keep a letter with its marks, and use ■ for what no face has', () => {
    expect(runs('हि')).toEqual([['हि', 'noto-sans', 0]]);
    expect(runs('🪨 x')).toEqual([['■ x', 'Roboto', 0]]);
  });

  it('ignore direction control characters', () => {
    for (const turn of ['\u202e', '\u2067', '\u200f', '\u061c'])
      expect(runs(`${turn}Ada 15`)).toEqual([['■Ada 15', 'Roboto', 0]]);
  });

  it('lose no letter, whatever the text', () => {
    const letters = fc.constantFrom(...'abc אבג العر 王小 12 .,()');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 40 }), (chosen) => {
        const text = chosen.join('');
        const back = textRuns(text)
          .map(({ text: run, face, level }) =>
            face === null && level % 2 === 1 ? (bidi().getMirroredCharacter(run) ?? run) : run,
          )
          .join('');
        expect(back).toBe(text);
      }),
    );
  });
});

describe('the visual order of runs', () => {
  it('follows the Unicode bidirectional algorithm', () => {
    const letters = fc.constantFrom(...'ab אב 12 ,(');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 30 }), (chosen) => {
        const text = `x${chosen.join('')}x`;
        const found = bidi().getEmbeddingLevels(text, 'ltr');
        const line = Array.from(text, (_, at) => ({ at, level: found.levels[at] ?? 0 }));
        expect(inSeenOrder(line).map(({ at }) => at)).toEqual(bidi().getReorderedIndices(text, found));
      }),
    );
  });
});
