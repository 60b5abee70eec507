import bowser from 'bowser';

/** Describes a browser in a few words ("Chrome on Windows") that do not identify the person. */
export function deviceWords(userAgent: string): string {
  const { browser, os } = userAgent === '' ? { browser: {}, os: {} } : bowser.parse(userAgent);
  if (!('name' in browser) || !browser.name) return 'Another program';
  return 'name' in os && os.name ? `${browser.name} on ${os.name}` : browser.name;
}
