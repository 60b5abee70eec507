import { makePdf } from '#platform/pdf/pdf-maker.ts';

// A process of its own: so many empty pages with the library that prints the reports.
const count = Number(process.argv[2]);
await makePdf({
  pageSize: 'LETTER',
  content: Array.from({ length: count }, (_, at) => ({
    text: ' ',
    ...(at > 0 ? { pageBreak: 'before' as const } : {}),
  })),
});
process.exit(0);
