import { Refused } from '#kernel/refusal.ts';
import { markedFiles } from '#test/support/marked-files.ts';

// Run by files.test.ts under a file size limit: prints the error for a file that does not fit.
const [, , folder = ''] = process.argv;
const log = { error: () => undefined };
const files = await markedFiles(folder, { log });
try {
  await files.put('a/b.pdf', new Uint8Array(1_000_000));
  console.log('stored');
} catch (error) {
  console.log(error instanceof Refused ? error.code : error);
}
