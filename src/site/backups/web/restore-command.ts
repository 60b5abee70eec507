const restore = 'DATA_DIR=/srv/cairn-restored npm run admin -- restore';

/** As it is typed in the checkout. `name`: of a backup; without it, the newest one. */
export function restoreCommand(folder: string, name?: string): string {
  return name === undefined ? restore : `${restore} ${quoted(`${folder}/${name}`)}`;
}

/** Of all that there is in a folder; `until`: up to a moment. */
export function restoreMomentCommand(folder: string, until?: string): string {
  return `BACKUP_FOLDER=${quoted(folder)} ${restore}${until === undefined ? '' : ` --until ${until}`}`;
}

/** For a shell. */
function quoted(path: string): string {
  return /^[\w./:@%+=,-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
