import bowser from 'bowser';

/** What somebody uses, in a few words: "Chrome on Windows". Nothing of it tells who they are. */
export function deviceWords(userAgent: string): string {
  const { browser, os } = userAgent === '' ? { browser: {}, os: {} } : bowser.parse(userAgent);
  if (!('name' in browser) || !browser.name) return 'Another program';
  return 'name' in os && os.name ? `${browser.name} on ${os.name}` : browser.name;
}
