/** As it is typed in the checkout. `name`: of a backup; without it, the newest one. */
export function restoreCommand(folder: string, name?: string): string {
  const from = name === undefined ? '' : ` ${quoted(`${folder}/${name}`)}`;
  return `DATA_DIR=/srv/cairn-restored npm run admin -- restore${from}`;
}

/** For a shell. */
function quoted(path: string): string {
  return /^[\w./:@%+=,-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
