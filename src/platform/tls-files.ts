import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { seconds } from '#kernel/instant.ts';
import { messageOf, type StartLog, StartProblem } from './start-problem.ts';

/** Paths of PEM files: the certificate with those of its authorities after it, and its private key. */
export type TlsFiles = Readonly<{ certificate: string; key: string }>;

export type TlsPair = Readonly<{ cert: string; key: string }>;

/** Milliseconds. Files are read again instead of watched: what mounts or renews them often replaces links. */
const usualInterval = 10 * seconds;

/** Throws StartProblem for files that cannot be read or do not belong together. */
export function readTlsPair({ certificate, key }: TlsFiles): TlsPair {
  const pair = {
    cert: readFile('TLS_CERTIFICATE', certificate),
    key: readFile('TLS_KEY', key),
  };
  try {
    createSecureContext(pair);
  } catch (cause) {
    throw new StartProblem(
      `TLS_CERTIFICATE ${certificate} and TLS_KEY ${key} cannot be used together (${messageOf(cause)}): give the certificate in PEM, and the private key that belongs to it, without a passphrase.`,
      { cause },
    );
  }
  return pair;
}

/** The last moment at which the certificate holds. */
export function validUntil({ cert }: Pick<TlsPair, 'cert'>): Date {
  return new Date(new X509Certificate(cert).validTo);
}

type Following = {
  log: Pick<StartLog, 'info' | 'warn'>;
  renew(pair: TlsPair): void;
  every?: number;
};

/**
 * Calls `renew` when the files have changed and belong together. Until then the old ones are kept: a renewal may
 * replace one file some time before the other.
 */
export function followTlsFiles(
  files: TlsFiles,
  first: TlsPair,
  { log, renew, every = usualInterval }: Following,
): () => void {
  let used = first;
  let refused = '';
  const look = () => {
    try {
      const now = readTlsPair(files);
      refused = '';
      if (now.cert === used.cert && now.key === used.key) return;
      used = now;
      renew(now);
      log.info({ validUntil: validUntil(now) }, 'the TLS certificate was replaced');
    } catch (error) {
      if (messageOf(error) !== refused) log.warn({ err: error }, 'the TLS certificate cannot be replaced');
      refused = messageOf(error);
    }
  };
  const timer = setInterval(look, every);
  timer.unref();
  return () => clearInterval(timer);
}

function readFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartProblem(
      `${name} ${path} cannot be read (${messageOf(cause)}): give the path of a PEM file that this user may read.`,
      { cause },
    );
  }
}
