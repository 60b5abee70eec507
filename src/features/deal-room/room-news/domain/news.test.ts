import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsLine, newsOf, newsWords, type OpenVersion, type Visit, visitAt, visitGap } from './news.ts';

const version = fc
  .record({ document: fc.integer({ min: 1, max: 8 }), number: fc.integer({ min: 1, max: 3 }) })
  .map(
    ({ document, number }): OpenVersion => ({
      documentId: `d${document}`,
      versionId: `d${document}v${number}`,
    }),
  );
const versions = fc.uniqueArray(version, { selector: ({ versionId }) => versionId });

describe('room news', () => {
  it('distinguishes new documents from new versions of known ones', () => {
    const known = [{ documentId: 'a', versionId: 'a1' }];
    const open = [
      { documentId: 'a', versionId: 'a2' },
      { documentId: 'b', versionId: 'b1' },
    ];
    expect(newsOf(open, known)).toEqual({ fresh: open, news: { documents: 1, versions: 1 } });
  });

  it('counts each open unknown version once and never again', () => {
    fc.assert(
      fc.property(versions, versions, (open, known) => {
        const { fresh, news } = newsOf(open, known);
        expect(news.documents + news.versions).toBe(fresh.length);
        expect(newsOf(open, [...known, ...fresh]).fresh).toEqual([]);
        for (const one of fresh) expect(known).not.toContainEqual(one);
      }),
    );
  });

  it('is one sentence without a name', () => {
    expect(newsWords({ documents: 0, versions: 0 })).toBeNull();
    expect(newsWords({ documents: 1, versions: 0 })).toBe('1 new document in a deal room');
    expect(newsWords({ documents: 12, versions: 1 })).toBe(
      '12 new documents and 1 new version in a deal room',
    );
    expect(newsWords({ documents: 0, versions: 3 })).toBe('3 new versions in a deal room');
  });
});

describe('news line of the email', () => {
  it('gives the number of documents and folders, without a name', () => {
    expect(newsLine({ documents: 12, versions: 0 }, 3)).toBe(
      'In 3 folders of the deal room: 12 documents that are new to you.',
    );
    expect(newsLine({ documents: 1, versions: 2 }, 1)).toBe(
      'In 1 folder of the deal room: 1 document that is new to you, and new versions of 2 that you know.',
    );
    expect(newsLine({ documents: 0, versions: 1 }, 1)).toBe(
      'In 1 folder of the deal room: a new version of 1 that you know.',
    );
  });
});

describe('room visit', () => {
  const at = (ms: number) => new Date(ms);

  it('continues while the buyer is active; after a pause the next one starts where it ended', () => {
    const first = visitAt(at(0), null);
    expect(first).toEqual({ visitedAt: at(0), before: at(0) });
    const on = visitAt(at(visitGap - 1), first);
    expect(on).toEqual({ visitedAt: at(visitGap - 1), before: at(0) });
    expect(visitAt(at(3 * visitGap), on)).toEqual({ visitedAt: at(3 * visitGap), before: at(visitGap - 1) });
  });

  it('shows everything opened after the first visit as new in at least one visit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 * visitGap }), { minLength: 2, maxLength: 12 }),
        fc.nat(),
        (gaps, chance) => {
          const signs = gaps.map((_, at) => gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, 0));
          const opened = (signs[0] ?? 0) + 1 + (chance % ((signs.at(-1) ?? 0) - (signs[0] ?? 0)));
          let visit: Visit | null = null;
          let marked = false;
          for (const sign of signs) {
            visit = visitAt(at(sign), visit);
            if (sign >= opened && visit.before.getTime() < opened) marked = true;
          }
          expect(marked).toBe(true);
        },
      ),
    );
  });
});
