import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

// The baseline: a server that only streams every body into a synced file.
const [folder = '', port = ''] = process.argv.slice(2);
let number = 0;

createServer(async (request, response) => {
  number += 1;
  await pipeline(request, createWriteStream(join(folder, `bare-${number}`), { flush: true }));
  response.end('{}');
}).listen(Number(port), '127.0.0.1', () => console.log('is listening'));
