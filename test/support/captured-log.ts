import { createLog, type Logger } from '#platform/log.ts';

export type CapturedLog = { log: Logger; lines: string[] };

export function capturedLog(): CapturedLog {
  const lines: string[] = [];
  const log = createLog('info', { node: 'node:0', destination: { write: (line) => void lines.push(line) } });
  return { log, lines };
}
