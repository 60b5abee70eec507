const verbs = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'lock',
]);
const firstTable = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,62})\b/i;

/**
 * What a statement without a name is called: its verb and the first table in its text, such as `select listing`. Values
 * are parameters, so none of them can get into a name.
 */
export function statementName(text: string): string {
  const word = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  const verb = verbs.has(word) ? word : 'other';
  const table = firstTable.exec(text)?.[1]?.toLowerCase();
  return table === undefined ? verb : `${verb} ${table}`;
}
