/** First letter of the first name and first letter of the last name, uppercased. Letters are whole characters. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');
}
