/** The table of settings in the README is generated from this list. */
export const configTable = [
  { name: 'PORT', default: '3000', meaning: 'Where the app listens.' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'The address to listen on; 0.0.0.0 accepts connections from other machines.',
  },
  {
    name: 'DATA_DIR',
    default: '.cairn in the checkout',
    meaning: 'The folder for all data: the embedded database, secrets, files.',
  },
  {
    name: 'DATABASE_URL',
    default: '(embedded PostgreSQL)',
    meaning:
      'Your own PostgreSQL, as postgres://user:password@host:5432/name; the embedded one then does not start.',
  },
  {
    name: 'DATABASE_REPLICA_URL',
    default: '(none)',
    meaning:
      'With DATABASE_URL: a streaming standby of that database. Visitors read from it while it is less than half a second behind.',
  },
  {
    name: 'SECRETS_FILE',
    default: 'DATA_DIR/secrets.json',
    meaning:
      'With DATABASE_URL: a file with the secrets that all nodes share, made by npm run admin -- new-secrets. It is only read.',
  },
  {
    name: 'ROLE',
    default: 'all',
    meaning:
      'With DATABASE_URL: web answers people and runs no jobs, worker runs the jobs and answers only /healthz, /readyz and /metrics.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    meaning:
      'The address of the site as people type it, without a path: used in email links and for sign-in with Google.',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '(none)',
    meaning:
      'The reverse proxies in front, as addresses or networks such as 127.0.0.1, 10.0.0.0/8. Cairn trusts what they say about the client’s address.',
  },
  {
    name: 'TLS_CERTIFICATE',
    default: '(plain HTTP)',
    meaning:
      'A PEM file with the certificate and those of its authorities, for https without a proxy; read again when it changes. Set TLS_KEY too.',
  },
  { name: 'TLS_KEY', default: '(none)', meaning: 'A PEM file with the private key for TLS_CERTIFICATE.' },
  {
    name: 'GOOGLE_CLIENT_ID',
    default: '(no sign-in with Google)',
    meaning: 'Sign-in with Google; set both or neither.',
  },
  { name: 'GOOGLE_CLIENT_SECRET', default: '(none)', meaning: 'The secret for GOOGLE_CLIENT_ID.' },
  {
    name: 'SSO_ISSUER',
    default: '(no single sign-on)',
    meaning:
      'The OpenID Connect provider of your firm, as its issuer address; register PUBLIC_URL/auth/sso/callback there. Set the next three too.',
  },
  { name: 'SSO_CLIENT_ID', default: '(none)', meaning: 'What SSO_ISSUER calls this site.' },
  { name: 'SSO_CLIENT_SECRET', default: '(none)', meaning: 'The secret for SSO_CLIENT_ID.' },
  {
    name: 'SSO_EMAIL_DOMAINS',
    default: '(none)',
    meaning: 'Whose addresses SSO_ISSUER may sign in, such as firm.com, firm.co.uk.',
  },
  {
    name: 'SSO_LABEL',
    default: 'Sign in with single sign-on',
    meaning: 'What the button of the sign-in page says.',
  },
  {
    name: 'DEVELOPMENT_IDENTITY',
    default: 'off',
    meaning:
      'A stand-in for Google that signs you in as any user except an admin: on or off. Only for npm run dev, on one machine.',
  },
  {
    name: 'SMTP_URL',
    default: '(outbox)',
    meaning:
      'The email server, as smtp://user:password@host:587; without it, emails are not sent and admins read them in the app.',
  },
  {
    name: 'STORAGE_URL',
    default: 'file:DATA_DIR/files',
    meaning: 'Where files go: file:/folder, or s3://KEY-ID:SECRET@HOST/BUCKET?region=us-east-1.',
  },
  {
    name: 'QUOTA_UNCONFIRMED',
    default: '100 MB',
    meaning:
      'How much an account may store before its email address is confirmed, such as 500 MB, 20 GB or 1 TB.',
  },
  {
    name: 'QUOTA_ACCOUNT',
    default: '20 GB',
    meaning: 'How much an account may store, including the files in its own deal rooms.',
  },
  {
    name: 'QUOTA_ROOM',
    default: '10 GB',
    meaning: 'How much one deal room may hold, including earlier versions and the copies made for viewing.',
  },
  { name: 'QUOTA_SITE', default: '1 TB', meaning: 'How much the whole site may store.' },
  {
    name: 'DISK_RESERVE',
    default: '1 GB, or 5% of the disk where that is more',
    meaning:
      'What stays free on the disks of the files and the embedded database: uploads are refused before the reserve is used, and everything else continues.',
  },
  {
    name: 'BACKUP_FOLDER',
    default: 'DATA_DIR/backups',
    meaning:
      'Where backups go: better another disk than that of DATA_DIR. Once it is set, Cairn makes one each night.',
  },
  {
    name: 'BACKUP_AT',
    default: '03:00',
    meaning:
      'When the backup of the night is made, in the time zone of the machine or, as in 03:00 America/Chicago, in another; off leaves it to npm run admin -- backup.',
  },
  {
    name: 'BACKUP_BUCKET',
    default: '(none)',
    meaning:
      'Where each backup is copied as well, encrypted with BACKUP_PASSPHRASE: s3://KEY-ID:SECRET@HOST/BUCKET?region=us-east-1.',
  },
  {
    name: 'BACKUP_PASSPHRASE',
    default: '(backups without secrets)',
    meaning:
      'Seals the secrets in a backup, 12 characters or more; without it, keep a copy of DATA_DIR/secrets.json elsewhere.',
  },
  {
    name: 'BACKUP_KEEP',
    default: '7 daily, 5 weekly, 12 monthly',
    meaning:
      'How many days, weeks and months keep their newest backup; the others are deleted after each backup.',
  },
  {
    name: 'BACKUP_POINT_IN_TIME',
    default: 'on where BACKUP_FOLDER is set',
    meaning:
      'Whether every change of the embedded database is copied to the backups within seconds, so that any moment can be restored: on or off.',
  },
  {
    name: 'BACKUP_BEFORE_UPGRADE',
    default: 'on',
    meaning:
      'Whether a new version first copies the embedded database, to BACKUP_FOLDER/before-upgrade, when it changes its tables: on or off.',
  },
  {
    name: 'MOVE_DATABASE_URL',
    default: '(the database stays)',
    meaning:
      'Where npm run admin -- move takes the database: an empty one on your own PostgreSQL, or embedded for DATA_DIR.',
  },
  {
    name: 'MOVE_STORAGE_URL',
    default: '(the files stay)',
    meaning: 'Where npm run admin -- move takes the files, written as STORAGE_URL is.',
  },
  {
    name: 'METRICS_TOKEN',
    default: '(metrics are for this machine only)',
    meaning:
      'What a program sends as Authorization: Bearer to read /metrics from another machine or through a proxy, 16 characters and more.',
  },
  {
    name: 'WEBHOOK_NETWORKS',
    default: '(the public internet only)',
    meaning:
      'Private addresses or networks to which webhooks may lead as well, such as 10.0.0.7 or 192.168.1.0/24; then also by plain http.',
  },
  {
    name: 'OPENAI_API_KEY',
    default: '(none)',
    meaning:
      'The key for the assistant’s model; without a key and an address, the assistant quotes what it finds, and writes no drafts and summaries.',
  },
  {
    name: 'OPENAI_BASE_URL',
    default: 'https://api.openai.com/v1',
    meaning: 'Any OpenAI-compatible address; a local one needs no key.',
  },
  {
    name: 'OPENAI_MODEL',
    default: 'gpt-4o',
    meaning: 'The model that the assistant uses; it must be able to call tools.',
  },
  {
    name: 'OPENAI_DAILY_TOKENS',
    default: '200000',
    meaning:
      'How many tokens one person may use per day (UTC); after that, the assistant answers without the model.',
  },
  {
    name: 'WAITLIST_URL',
    default: '(kept in the database)',
    meaning: 'A form that also receives waitlist entries, as JSON with email and list.',
  },
  {
    name: 'TIMESTAMP_URL',
    default: '(seals without a time stamp)',
    meaning:
      'A time-stamp server (RFC 3161) for the seals of NDAs; a user name and password in it are sent along.',
  },
  {
    name: 'CLAMD',
    default: '(none)',
    meaning:
      'A ClamAV daemon that scans every file uploaded to a deal room, as host:port, such as 127.0.0.1:3310.',
  },
  {
    name: 'READ_PICTURES',
    default: 'on',
    meaning:
      'Whether scans and pictures in deal rooms are read by OCR on this machine, so that search and the look for personal data cover them: on or off.',
  },
  {
    name: 'DEMO',
    default: 'on for an empty embedded database, else off',
    meaning:
      'Whether demo accounts and listings are loaded: on or off. Only where HOST and PUBLIC_URL are this machine, never over https.',
  },
  {
    name: 'DEMO_SIZE',
    default: 'full',
    meaning:
      'What a demo begins with: full (more than 40 listings and three deals in progress) or small (seven listings).',
  },
  {
    name: 'DEMO_PASSWORD',
    default: '(random, printed at startup)',
    meaning: 'The password of the four demo accounts, 8 to 50 characters.',
  },
  {
    name: 'ADMIN_TWO_FACTOR',
    default: 'optional',
    meaning:
      'Two-factor sign-in for administrators: optional, or required (then they can do nothing until it is on).',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '(off)',
    meaning:
      'Where traces and metrics go by OpenTelemetry (OTLP over HTTP), such as http://127.0.0.1:4318. The other standard variables apply too, such as OTEL_EXPORTER_OTLP_HEADERS and OTEL_SERVICE_NAME.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER',
    default: 'parentbased_always_on',
    meaning:
      'Which traces are kept: always_on, always_off or traceidratio, each also with parentbased_ before it.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    default: '1',
    meaning: 'For traceidratio: the share of traces that are kept, from 0 to 1.',
  },
  {
    name: 'OTEL_METRIC_EXPORT_INTERVAL',
    default: '60000',
    meaning: 'How often metrics are sent, in milliseconds.',
  },
  {
    name: 'DRAIN_SECONDS',
    default: '0',
    meaning:
      'How long a node that is told to stop still answers while /readyz says that it is not ready, in whole seconds from 0 to 300.',
  },
  { name: 'RATE_LIMITS', default: 'on', meaning: 'Rate limits: on or off (off only for load tests).' },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'What is logged: trace, debug, info, warn, error, fatal or silent.',
  },
] as const;

export type SettingName = (typeof configTable)[number]['name'];
