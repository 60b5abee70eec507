/**
 * `npm run bench:qoe`, `--only=pages`: reviews of the quality of earnings, each part beside its baseline in the same run.
 * `--lines=1000000`: lines of the ledger that `ledger` reads. A new figure: a file in `bench/qoe/`, added below.
 */
import { runMeasures } from './measures.ts';
import { measureDatabook } from './qoe/databook.ts';
import { measureLedger } from './qoe/ledger.ts';
import { measurePages } from './qoe/pages.ts';

await runMeasures('qoe', { ledger: measureLedger, pages: measurePages, databook: measureDatabook });
