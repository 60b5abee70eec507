// The health check of a container: ends with 0 when /readyz of this machine answers 200, otherwise with 1.
import { request as http } from 'node:http';
import { request as https } from 'node:https';

const { HOST = '127.0.0.1', PORT = '3000', TLS_CERTIFICATE } = process.env;
const everywhere = { '0.0.0.0': '127.0.0.1', '::': '::1' };
const options = {
  host: everywhere[HOST] ?? HOST,
  port: PORT || '3000',
  path: '/readyz',
  timeout: 8_000,
  // It asks its own process, whose certificate names the site.
  rejectUnauthorized: false,
};
const asked = (TLS_CERTIFICATE ? https : http)(options, (answer) => {
  answer.pipe(process.stdout);
  process.exitCode = answer.statusCode === 200 ? 0 : 1;
});
asked.once('timeout', () => asked.destroy(new Error('no answer in time')));
asked.once('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
asked.end();
