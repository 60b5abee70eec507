import { join, resolve } from 'node:path';
import { type BackupSettings, readBackups } from './backup-settings.ts';
import { readNetworks } from './client-address.ts';
import { ConfigProblem, type Read, reader, readOneOf, readSwitch, readUrl } from './config-reader.ts';
import { isLocalStart } from './loopback.ts';
import { type MoveSettings, readMove } from './move-settings.ts';
import {
  type Role,
  readDrainSeconds,
  readPostgresUrl,
  readReplicaUrl,
  readRole,
  readSecretsFile,
  readTlsFiles,
} from './node-settings.ts';
import { readSso, type SsoSettings } from './sso-settings.ts';
import { type Quotas, readDiskReserve, readQuotas, readStorage, type Storage } from './storage-settings.ts';
import { readTelemetry, type TelemetrySettings } from './telemetry/telemetry-settings.ts';
import type { TlsFiles } from './tls-files.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const usualLogLevel = { ofLogger: 'error', ofProduct: 'info' } as const;

export type Config = Readonly<{
  mode: 'production' | 'development' | 'test';
  role: Role;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  replicaUrl: string | null;
  /** Given secrets, which are only read; `null`: the ones in `dataDir`. */
  secretsFile: string | null;
  /** An origin: no path, no trailing slash. */
  publicUrl: string;
  trustedProxies: readonly string[];
  /** What a reader of `/metrics` sends; `null`: they are for this machine only. */
  metricsToken: string | null;
  /** Private networks to which webhooks may lead, as addresses or CIDR. */
  webhookNetworks: readonly string[];
  /** `null`: plain HTTP, for this machine or a proxy in front. */
  tls: TlsFiles | null;
  google: Readonly<{ clientId: string; clientSecret: string }> | null;
  /** A firm's own identity provider. */
  sso: SsoSettings | null;
  /** A stand-in for Google that lets anyone sign in as anyone: for development, only on this machine. */
  developmentIdentity: boolean;
  smtpUrl: string | null;
  storage: Storage;
  quotas: Quotas;
  diskReserve: number | null;
  backups: BackupSettings;
  move: MoveSettings;
  assistant: Readonly<{ apiKey: string | null; baseUrl: string; model: string; dailyTokens: number }> | null;
  waitlistUrl: string | null;
  timestampUrl: string | null;
  searchPath: string;
  clamd: Readonly<{ host: string; port: number }> | null;
  /** Whether pages that are pictures are read by OCR. */
  readsPictures: boolean;
  /** `auto`: on if the embedded database was empty. */
  demo: 'auto' | 'on' | 'off';
  demoSize: 'full' | 'small';
  demoPassword: string | null;
  rateLimits: boolean;
  adminTwoFactor: boolean;
  drainSeconds: number;
  /** `null`: no traces and metrics are sent. */
  telemetry: TelemetrySettings | null;
  logLevel: (typeof logLevels)[number];
}>;

const checkout = join(import.meta.dirname, '../..');

/** Reads every setting from the environment, once. Throws ConfigProblem at the first invalid one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = reader(env);
  const port = readPort(read);
  const dataDir = resolve(checkout, read('DATA_DIR') ?? '.cairn');
  const mode = readMode(env);
  const host = readHost(read);
  const tls = readTlsFiles(read);
  const publicUrl = readPublicUrl(read, tls !== null) ?? `${tls ? 'https' : 'http'}://localhost:${port}`;
  const local = isLocalStart({ host, publicUrl });
  return {
    mode,
    role: readRole(read),
    port,
    host,
    dataDir,
    databaseUrl: readPostgresUrl(read, 'DATABASE_URL'),
    replicaUrl: readReplicaUrl(read),
    secretsFile: readSecretsFile(read),
    publicUrl,
    trustedProxies: readTrustedProxies(read),
    metricsToken: readMetricsToken(read),
    webhookNetworks: readWebhookNetworks(read),
    tls,
    google: readGoogle(read),
    sso: readSso(read),
    developmentIdentity: readDevelopmentIdentity(read, { mode, local }),
    smtpUrl: readUrl(read, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    storage: readStorage(read, dataDir),
    quotas: readQuotas(read),
    diskReserve: readDiskReserve(read),
    backups: readBackups(read, { base: checkout, dataDir }),
    move: readMove(read),
    assistant: readAssistant(read),
    waitlistUrl: readUrl(read, 'WAITLIST_URL', ['https:', 'http:'], 'https://host/path'),
    timestampUrl: readUrl(read, 'TIMESTAMP_URL', ['https:', 'http:'], 'https://host/path'),
    searchPath: env.PATH ?? '',
    clamd: readClamd(read),
    readsPictures: readSwitch(read, 'READ_PICTURES') !== 'off',
    demo: readDemo(read, local),
    demoSize: readOneOf(read, 'DEMO_SIZE', ['full', 'small'] as const) ?? 'full',
    demoPassword: readDemoPassword(read),
    rateLimits: readSwitch(read, 'RATE_LIMITS') !== 'off',
    adminTwoFactor: readOneOf(read, 'ADMIN_TWO_FACTOR', ['optional', 'required'] as const) === 'required',
    drainSeconds: readDrainSeconds(read),
    telemetry: readTelemetry(read),
    logLevel: readOneOf(read, 'LOG_LEVEL', logLevels) ?? usualLogLevel.ofProduct,
  };
}

function readMode(env: NodeJS.ProcessEnv): Config['mode'] {
  const modes = ['production', 'development', 'test'] as const;
  return modes.find((mode) => mode === env.NODE_ENV) ?? 'production';
}

function readPort(read: Read): number {
  const text = read('PORT') ?? '3000';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    throw new ConfigProblem('PORT', `is "${text}": give a number from 1 to 65535, or leave it out for 3000`);
  return port;
}

function readHost(read: Read): string {
  const host = read('HOST') ?? '127.0.0.1';
  if (!/^[a-zA-Z0-9.:_-]+$/.test(host) || /:\/\/|^[^:]*:\d+$/.test(host))
    throw new ConfigProblem(
      'HOST',
      `is "${host}": give an address or a name alone, such as 127.0.0.1 or 0.0.0.0`,
    );
  return host;
}

function readPublicUrl(read: Read, ownTls: boolean): string | null {
  const text = readUrl(read, 'PUBLIC_URL', ['http:', 'https:'], 'https://cairn.example.com');
  if (text === null) return null;
  const url = new URL(text);
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password)
    throw new ConfigProblem('PUBLIC_URL', `has more than scheme, host and port: write it as ${url.origin}`);
  if (ownTls && url.protocol !== 'https:')
    throw new ConfigProblem(
      'PUBLIC_URL',
      `is not https, and TLS_CERTIFICATE is set: write it as https://${url.host}, or leave out TLS_CERTIFICATE`,
    );
  return url.origin;
}

function readTrustedProxies(read: Read): readonly string[] {
  const { networks, wrong } = readNetworks(read('TRUSTED_PROXIES') ?? '');
  if (wrong !== null)
    throw new ConfigProblem(
      'TRUSTED_PROXIES',
      `holds "${wrong}": give addresses or networks of the proxies in front, such as 127.0.0.1 or 10.0.0.0/8`,
    );
  return networks;
}

function readMetricsToken(read: Read): string | null {
  const token = read('METRICS_TOKEN');
  if (token !== null && !/^[\x21-\x7e]{16,200}$/.test(token))
    throw new ConfigProblem(
      'METRICS_TOKEN',
      'must have 16 to 200 letters, digits and signs without spaces, such as what openssl rand -hex 24 prints',
    );
  return token;
}

function readWebhookNetworks(read: Read): readonly string[] {
  const { networks, wrong } = readNetworks(read('WEBHOOK_NETWORKS') ?? '');
  if (wrong !== null)
    throw new ConfigProblem(
      'WEBHOOK_NETWORKS',
      `holds "${wrong}": give addresses or networks, such as 10.0.0.7 or 192.168.1.0/24`,
    );
  return networks;
}

function readGoogle(read: Read): Config['google'] {
  const [clientId, clientSecret] = [read('GOOGLE_CLIENT_ID'), read('GOOGLE_CLIENT_SECRET')];
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId)
    throw new ConfigProblem(
      'GOOGLE_CLIENT_SECRET',
      'is missing while GOOGLE_CLIENT_ID is set: set both or neither',
    );
  if (clientSecret)
    throw new ConfigProblem(
      'GOOGLE_CLIENT_ID',
      'is missing while GOOGLE_CLIENT_SECRET is set: set both or neither',
    );
  return null;
}

function readDevelopmentIdentity(
  read: Read,
  { mode, local }: { mode: Config['mode']; local: boolean },
): boolean {
  if (readSwitch(read, 'DEVELOPMENT_IDENTITY') !== 'on') return false;
  if (mode === 'production')
    throw new ConfigProblem(
      'DEVELOPMENT_IDENTITY',
      'lets anyone sign in as anyone, and this is a production start: leave it out, or use npm run dev',
    );
  if (!local)
    throw new ConfigProblem(
      'DEVELOPMENT_IDENTITY',
      'lets anyone sign in as anyone, and others can reach this start: leave it out, or leave out HOST and PUBLIC_URL',
    );
  return true;
}

function readDemo(read: Read, local: boolean): Config['demo'] {
  const demo = readSwitch(read, 'DEMO') ?? 'auto';
  if (demo === 'on' && !local)
    throw new ConfigProblem(
      'DEMO',
      'is on, and others can reach this start: demo accounts are for one machine only. Set it to off, or leave out HOST and PUBLIC_URL',
    );
  return local ? demo : 'off';
}

function readAssistant(read: Read): Config['assistant'] {
  const apiKey = read('OPENAI_API_KEY');
  const baseUrl = readUrl(read, 'OPENAI_BASE_URL', ['https:', 'http:'], 'https://api.openai.com/v1');
  const [model, dailyTokens] = [read('OPENAI_MODEL'), readDailyTokens(read)];
  if (!apiKey && !baseUrl) {
    if (model === null) return null;
    throw new ConfigProblem(
      'OPENAI_MODEL',
      'is set while neither OPENAI_API_KEY nor OPENAI_BASE_URL is: set one of them too',
    );
  }
  return {
    apiKey,
    baseUrl: baseUrl ?? 'https://api.openai.com/v1',
    model: model ?? 'gpt-4o',
    dailyTokens,
  };
}

function readDailyTokens(read: Read): number {
  const text = read('OPENAI_DAILY_TOKENS') ?? '200000';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ConfigProblem(
    'OPENAI_DAILY_TOKENS',
    `is "${text}": give a number of tokens, such as 200000, or leave it out`,
  );
}

function readClamd(read: Read): Config['clamd'] {
  const text = read('CLAMD');
  if (text === null) return null;
  const { host, port } =
    /^(?<host>[a-zA-Z0-9._-]+|\[[0-9a-fA-F:.]+\]):(?<port>\d{1,5})$/.exec(text)?.groups ?? {};
  if (!host || Number(port) < 1 || Number(port) > 65_535)
    throw new ConfigProblem('CLAMD', `is "${text}": give host and port of clamd, such as 127.0.0.1:3310`);
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function readDemoPassword(read: Read): string | null {
  const password = read('DEMO_PASSWORD');
  if (password !== null && (password.length < 8 || password.length > 50))
    throw new ConfigProblem(
      'DEMO_PASSWORD',
      'must have 8 to 50 characters: choose another, or leave it out for a random one',
    );
  return password;
}
