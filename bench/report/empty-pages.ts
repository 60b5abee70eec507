import { makePdf } from '#platform/pdf/pdf-maker.ts';

// A separate process, as the baseline: only empty pages with the same library.
const count = Number(process.argv[2]);
await makePdf({
  pageSize: 'LETTER',
  content: Array.from({ length: count }, (_, at) => ({
    text: ' ',
    ...(at > 0 ? { pageBreak: 'before' as const } : {}),
  })),
});
process.exit(0);
