import { isAbsolute } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigProblem } from './config-reader.ts';
import { configTable } from './config-table.ts';

function problemOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigProblem) return error.message;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(env)}`);
}

describe('with nothing set', () => {
  const config = readConfig({});

  test('the app listens on this machine only, at the address that people type', () => {
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' });
  });

  test('all data is in .cairn in the checkout, whatever the working directory', () => {
    expect(isAbsolute(config.dataDir)).toBe(true);
    expect(config.dataDir).toMatch(/[/\\]\.cairn$/);
    expect(config.storage).toEqual({ kind: 'folder', folder: `${config.dataDir}/files` });
  });

  test('no outside service is used', () => {
    const { databaseUrl, google, smtpUrl, assistant, waitlistUrl, timestampUrl, demoPassword } = config;
    const all = [databaseUrl, google, smtpUrl, assistant, waitlistUrl, timestampUrl, demoPassword];
    expect(all).toEqual(Array(7).fill(null));
  });

  test('limits are on, a stop does not wait, the demo depends on the database, and the mode is production', () => {
    expect(config).toMatchObject({
      role: 'all',
      drainSeconds: 0,
      telemetry: null,
      rateLimits: true,
      demo: 'auto',
      demoSize: 'full',
      logLevel: 'info',
      mode: 'production',
    });
  });
});

test('an empty or blank value counts as unset', () => {
  const blank = Object.fromEntries(configTable.map(({ name }, i) => [name, i % 2 ? '' : '  ']));
  expect(readConfig(blank)).toEqual(readConfig({}));
});

test('every setting of the table is read: an unusual value changes something or is refused', () => {
  const odd = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', OPENAI_API_KEY: 'x' };
  for (const { name } of configTable) {
    const value = name in odd ? 'x' : name === 'DATA_DIR' ? '/elsewhere' : '://';
    expect(() => expect(readConfig({ [name]: value })).toEqual(readConfig({})), name).toThrow();
  }
});

const wrong: [Record<string, string>, RegExp][] = [
  [{ QUOTA_ROOM: 'much' }, /^QUOTA_ROOM is "much": give an amount such as 500 MB or 20 GB/],
  [{ QUOTA_SITE: '-1 GB' }, /^QUOTA_SITE is "-1 GB"/],
  [{ QUOTA_ACCOUNT: '5' }, /^QUOTA_ACCOUNT is "5"/],
  [{ DISK_RESERVE: '5 %' }, /^DISK_RESERVE is "5 %"/],
  [{ BACKUP_KEEP: 'all' }, /^BACKUP_KEEP is "all": write it as 7 daily/],
  [{ BACKUP_AT: '24:00' }, /^BACKUP_AT is "24:00": write it as 03:00, as 03:00 America\/Chicago, or as off/],
  [{ BACKUP_AT: '03:00 Mars/Olympus' }, /^BACKUP_AT is "03:00 Mars\/Olympus"/],
  [{ BACKUP_BUCKET: 's3://host/bucket' }, /^BACKUP_BUCKET lacks a part: write it as s3:\/\/KEY-ID/],
  [
    { BACKUP_BUCKET: 's3://key:secret@host/bucket' },
    /^BACKUP_PASSPHRASE is missing while BACKUP_BUCKET is set: what leaves this machine is encrypted with it/,
  ],
  [{ BACKUP_PASSPHRASE: 'short' }, /^BACKUP_PASSPHRASE is too short/],
  [{ PORT: 'abc' }, /^PORT is "abc": give a number from 1 to 65535/],
  [{ PORT: '0' }, /^PORT is "0"/],
  [{ PORT: '65536' }, /^PORT is "65536"/],
  [{ PORT: '3000.5' }, /^PORT /],
  [{ PORT: '-1' }, /^PORT /],
  [{ DRAIN_SECONDS: '301' }, /^DRAIN_SECONDS is "301": give whole seconds from 0 to 300/],
  [{ DRAIN_SECONDS: '-1' }, /^DRAIN_SECONDS is "-1"/],
  [{ DRAIN_SECONDS: '1.5' }, /^DRAIN_SECONDS is "1\.5"/],
  [{ DRAIN_SECONDS: '10 s' }, /^DRAIN_SECONDS is "10 s"/],
  [{ ROLE: 'both' }, /^ROLE is "both": give all, web or worker/],
  [{ ROLE: 'worker' }, /^ROLE is worker, and the embedded database cannot be shared: set DATABASE_URL/],
  [{ SECRETS_FILE: '/run/secrets/cairn' }, /^SECRETS_FILE is only for DATABASE_URL/],
  [{ SECRETS_FILE: 'secrets.json' }, /^SECRETS_FILE is "secrets.json": give the whole path/],
  [{ TLS_KEY: '/tls/key.pem' }, /^TLS_CERTIFICATE is missing .*set both or neither/],
  [{ TLS_CERTIFICATE: '/tls/chain.pem' }, /^TLS_KEY is missing .*set both or neither/],
  [
    { TLS_CERTIFICATE: 'chain.pem', TLS_KEY: '/tls/key.pem' },
    /^TLS_CERTIFICATE is "chain.pem": give the whole path/,
  ],
  [
    { TLS_CERTIFICATE: '/tls/chain.pem', TLS_KEY: '/tls/key.pem', PUBLIC_URL: 'http://cairn.example:8443' },
    /^PUBLIC_URL is not https, .*write it as https:\/\/cairn\.example:8443/,
  ],
  [{ HOST: 'http://localhost' }, /^HOST .*address or a name alone/],
  [{ HOST: 'localhost:3000' }, /^HOST .*address or a name alone/],
  [{ HOST: 'a b' }, /^HOST /],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL .*postgres:\/\/user:password@host:5432\/name/],
  [{ DATABASE_URL: 'localhost' }, /^DATABASE_URL /],
  [{ PUBLIC_URL: 'cairn.example.com' }, /^PUBLIC_URL .*https:\/\/cairn\.example\.com/],
  [
    { PUBLIC_URL: 'https://cairn.example.com/app' },
    /^PUBLIC_URL .*write it as https:\/\/cairn\.example\.com\.$/,
  ],
  [{ PUBLIC_URL: 'ftp://cairn.example.com' }, /^PUBLIC_URL /],
  [{ TRUSTED_PROXIES: '127.0.0.1, proxy' }, /^TRUSTED_PROXIES holds "proxy": give addresses or networks/],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES /],
  [{ WEBHOOK_NETWORKS: 'intranet' }, /^WEBHOOK_NETWORKS holds "intranet": give addresses or networks/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have 16 to 200/],
  [{ METRICS_TOKEN: 'a token with spaces' }, /^METRICS_TOKEN must have/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_SECRET is missing .*set both or neither/],
  [{ GOOGLE_CLIENT_SECRET: 'x' }, /^GOOGLE_CLIENT_ID is missing .*set both or neither/],
  [{ DEVELOPMENT_IDENTITY: 'yes' }, /^DEVELOPMENT_IDENTITY is "yes": give on or off/],
  [{ DEVELOPMENT_IDENTITY: 'on' }, /^DEVELOPMENT_IDENTITY .* production start/],
  [{ DEVELOPMENT_IDENTITY: 'on', NODE_ENV: 'production' }, /^DEVELOPMENT_IDENTITY .* production start/],
  [
    { DEVELOPMENT_IDENTITY: 'on', NODE_ENV: 'development', HOST: '0.0.0.0' },
    /^DEVELOPMENT_IDENTITY .*others can reach/,
  ],
  [
    { DEVELOPMENT_IDENTITY: 'on', NODE_ENV: 'development', PUBLIC_URL: 'https://cairn.example' },
    /^DEVELOPMENT_IDENTITY .*others can reach/,
  ],
  [{ DEMO: 'on', PUBLIC_URL: 'https://cairn.example' }, /^DEMO is on, .*others can reach/],
  [{ DEMO: 'on', PUBLIC_URL: 'https://localhost' }, /^DEMO is on, .*others can reach/],
  [{ DEMO: 'on', HOST: '0.0.0.0' }, /^DEMO is on, .*others can reach/],
  [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL .*smtp:\/\/user:password@host:587/],
  [{ STORAGE_URL: 'ftp://x' }, /^STORAGE_URL /],
  [{ STORAGE_URL: 'file://elsewhere/x' }, /^STORAGE_URL .*file:\/absolute\/folder/],
  [{ STORAGE_URL: 'file:/' }, /^STORAGE_URL /],
  [{ STORAGE_URL: 's3://host/bucket' }, /^STORAGE_URL .*s3:\/\/KEY-ID:SECRET@HOST\/BUCKET/],
  [{ STORAGE_URL: 's3://a:b@host' }, /^STORAGE_URL lacks a part/],
  [{ STORAGE_URL: 's3://a:b@host/bucket/more' }, /^STORAGE_URL lacks a part/],
  [{ OPENAI_BASE_URL: 'localhost:11434' }, /^OPENAI_BASE_URL /],
  [{ OPENAI_MODEL: 'llama3' }, /^OPENAI_MODEL is set while neither .* set one of them too/],
  [{ OPENAI_API_KEY: 'x', OPENAI_DAILY_TOKENS: 'many' }, /^OPENAI_DAILY_TOKENS is "many"/],
  [{ WAITLIST_URL: 'x' }, /^WAITLIST_URL /],
  [{ TIMESTAMP_URL: 'ftp://x' }, /^TIMESTAMP_URL /],
  [{ DEMO: 'yes' }, /^DEMO is "yes": give on or off/],
  [{ DEMO_SIZE: 'large' }, /^DEMO_SIZE is "large": give full or small/],
  [{ DEMO_PASSWORD: 'seven77' }, /^DEMO_PASSWORD must have 8 to 50 characters/],
  [{ DEMO_PASSWORD: 'x'.repeat(51) }, /^DEMO_PASSWORD /],
  [{ RATE_LIMITS: 'none' }, /^RATE_LIMITS is "none": give on or off/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": give trace, debug, info, warn, error, fatal or silent/],
];

test.each(wrong)('%j is refused in one line that names the setting and says what to do', (env, line) => {
  const problem = problemOf(env);
  expect(problem).toMatch(line);
  expect(problem).not.toContain('\n');
});

test('an error never quotes an address that contains a password', () => {
  for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL', 'STORAGE_URL', 'PUBLIC_URL'])
    expect(problemOf({ [name]: 'wrong://me:geheim@host/x/y' })).not.toContain('geheim');
});

test('any environment gives a configuration or a one-line error that begins with the name of a setting', () => {
  const name = fc.constantFrom(...configTable.map((setting) => setting.name));
  fc.assert(
    fc.property(name, fc.string({ unit: 'binary', maxLength: 60 }), (setting, value) => {
      try {
        readConfig({ [setting]: value });
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigProblem);
        expect(String(error)).toMatch(/^ConfigProblem: [A-Z_]+ [^\n]+$/);
      }
    }),
  );
});

test('the demo and the development identity are on only for a start on this machine', () => {
  expect(readConfig({ DEVELOPMENT_IDENTITY: 'on', NODE_ENV: 'development' }).developmentIdentity).toBe(true);
  expect(readConfig({ NODE_ENV: 'development' }).developmentIdentity).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'https://cairn.example' }).demo).toBe('off');
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe('off');
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:3000', DEMO: 'on' }).demo).toBe('on');
});

test('valid values are used', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::1',
    DATA_DIR: '/srv/cairn',
    DATABASE_URL: 'postgres://me:pw@db:5432/cairn',
    DATABASE_REPLICA_URL: 'postgres://me:pw@copy:5432/cairn',
    ROLE: 'Web',
    SECRETS_FILE: '/run/secrets/cairn',
    PUBLIC_URL: 'https://cairn.example.com/',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    WEBHOOK_NETWORKS: '192.168.1.0/24',
    TLS_CERTIFICATE: '/tls/chain.pem',
    TLS_KEY: '/tls/key.pem',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    SMTP_URL: 'smtps://mail.example.com',
    STORAGE_URL: 's3://key:s%2Fcret@minio:9000/papers?region=eu-west-1&ssl=off',
    OPENAI_BASE_URL: 'http://localhost:11434/v1',
    OPENAI_MODEL: 'llama3',
    OPENAI_DAILY_TOKENS: '5000',
    DEMO: 'off',
    DEMO_SIZE: 'Small',
    DEMO_PASSWORD: 'correct horse',
    RATE_LIMITS: 'OFF',
    QUOTA_UNCONFIRMED: '25MB',
    QUOTA_ACCOUNT: '2.5 gb',
    QUOTA_ROOM: '800 MB',
    QUOTA_SITE: '3 TB',
    DRAIN_SECONDS: '300',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_METRIC_EXPORT_INTERVAL: '5000',
    DISK_RESERVE: '40 GB',
    BACKUP_FOLDER: '/backup',
    BACKUP_AT: '4:30 America/Chicago',
    BACKUP_BUCKET: 's3://id:hush@store.example/backups',
    BACKUP_PASSPHRASE: 'correct horse battery',
    BACKUP_KEEP: '3 daily,2 weekly, 0 monthly',
    BACKUP_POINT_IN_TIME: 'off',
    BACKUP_BEFORE_UPGRADE: 'off',
    MOVE_DATABASE_URL: 'postgres://me:pw@new:5432/cairn',
    MOVE_STORAGE_URL: 'file:/srv/new%20files',
    LOG_LEVEL: 'Debug',
    METRICS_TOKEN: 'a-token-of-24-characters',
    READ_PICTURES: 'OFF',
    NODE_ENV: 'test',
  });
  expect(config).toEqual({
    adminTwoFactor: false,
    mode: 'test',
    port: 8080,
    host: '::1',
    dataDir: '/srv/cairn',
    databaseUrl: 'postgres://me:pw@db:5432/cairn',
    replicaUrl: 'postgres://me:pw@copy:5432/cairn',
    role: 'web',
    secretsFile: '/run/secrets/cairn',
    publicUrl: 'https://cairn.example.com',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    metricsToken: 'a-token-of-24-characters',
    webhookNetworks: ['192.168.1.0/24'],
    tls: { certificate: '/tls/chain.pem', key: '/tls/key.pem' },
    google: { clientId: 'id', clientSecret: 'secret' },
    sso: null,
    developmentIdentity: false,
    smtpUrl: 'smtps://mail.example.com',
    storage: {
      kind: 's3',
      endpoint: 'http://minio:9000',
      region: 'eu-west-1',
      bucket: 'papers',
      accessKeyId: 'key',
      secretAccessKey: 's/cret',
    },
    assistant: { apiKey: null, baseUrl: 'http://localhost:11434/v1', model: 'llama3', dailyTokens: 5_000 },
    waitlistUrl: null,
    timestampUrl: null,
    clamd: null,
    quotas: { unconfirmed: 25e6, account: 2.5e9, room: 800e6, site: 3e12 },
    diskReserve: 40e9,
    backups: {
      folder: '/backup',
      folderSet: true,
      at: { hour: 4, minute: 30, zone: 'America/Chicago' },
      bucket: {
        kind: 's3',
        endpoint: 'https://store.example',
        region: 'us-east-1',
        bucket: 'backups',
        accessKeyId: 'id',
        secretAccessKey: 'hush',
      },
      passphrase: 'correct horse battery',
      keep: { daily: 3, weekly: 2, monthly: 0 },
      pointInTime: false,
      beforeUpgrade: false,
    },
    move: {
      database: { connectionString: 'postgres://me:pw@new:5432/cairn' },
      files: { kind: 'folder', folder: '/srv/new files' },
    },
    searchPath: '',
    demo: 'off',
    demoSize: 'small',
    demoPassword: 'correct horse',
    rateLimits: false,
    readsPictures: false,
    drainSeconds: 300,
    telemetry: { share: 0.25, parentFirst: false, metricsEvery: 5_000 },
    logLevel: 'debug',
  });
});
