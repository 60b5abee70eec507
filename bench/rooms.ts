/** `npm run bench:rooms`, `--only=nda`. A new figure: a file in `bench/rooms/` that returns `Figure`s, added below. */
import { runMeasures } from './measures.ts';
import { measureBeside } from './rooms/beside.ts';
import { measureLedger } from './rooms/ledger.ts';
import { measureNda } from './rooms/nda.ts';
import { measurePages } from './rooms/pages.ts';
import { measureUpload } from './rooms/upload.ts';

await runMeasures('rooms', {
  nda: measureNda,
  ledger: measureLedger,
  pages: measurePages,
  beside: measureBeside,
  upload: measureUpload,
});
