/** For people and programs that read an export without Cairn. */
export const guide = `Everything this site has, for other programs to read.

export.json      When it was made, and each table: its file, columns, types, number of rows, and SHA-256.
tables/          One CSV file (RFC 4180, UTF-8) for each table. The first line names the columns. An empty field is
                 NULL, and "" is an empty text. Bytes are hexadecimal after \\x, times have their zone, lists are as
                 PostgreSQL writes them: {one,two}. Tables whose names begin with jobs. are the queue of jobs.
files.jsonl      One line of JSON for each file: its key, size, and SHA-256.
files/           The files under their keys: documents of deal rooms, agreements, photos and so on, not encrypted.
secrets.sealed   The site's secrets, encrypted with BACKUP_PASSPHRASE. Not there if that was not set.

Columns with tax numbers, second factors and the like stay encrypted in the tables: the secrets open them.
Keep this folder as safe as the site itself: it names everybody, and holds the documents of every deal.
To bring it into an empty Cairn of the same version: npm run admin -- import FOLDER
`;
