import type { Config } from './config.ts';
import { codeOf, messageOf, StartProblem } from './start-problem.ts';

export function listenProblem(error: unknown, config: Pick<Config, 'port' | 'host'>): StartProblem {
  const { port, host } = config;
  const lines: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is in use on ${host}: stop the program that uses it, or start with another one, such as PORT=${port === 65_535 ? 3_000 : port + 1} npm start.`,
    EACCES: `PORT ${port} is not open to this user: start with PORT=3000, or another one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine: leave it out for 127.0.0.1, or set 0.0.0.0 to listen on every one.`,
    ENOTFOUND: `HOST ${host} is not known: leave it out for 127.0.0.1, or set 0.0.0.0 to listen on every address.`,
    EAI_AGAIN: `HOST ${host} is not known: leave it out for 127.0.0.1, or set 0.0.0.0 to listen on every address.`,
  };
  return new StartProblem(
    lines[codeOf(error)] ?? `Cairn cannot listen on ${host}, PORT ${port}: ${messageOf(error)}.`,
    { cause: error },
  );
}
