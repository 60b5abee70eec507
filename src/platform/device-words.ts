import bowser from 'bowser';

/** Describes a browser in a few words ("Chrome on Windows") that do not identify the person. */
export function deviceWords(userAgent: string): string {
  const { browser, os } = userAgent === '' ? { browser: {}, os: {} } : bowser.parse(userAgent);
  if (!('name' in browser) || !browser.name) return 'Another program';
  return 'name' in os && os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** The same for a program, which names itself first ("curl 8.5.0"); what it says may be untrue. */
export function programWords(userAgent: string): string {
  const [, name, version] = /^([\w.-]{1,40})(?:\/([\w.-]{1,20}))?/.exec(userAgent) ?? [];
  if (name === undefined || name === 'Mozilla') return deviceWords(userAgent);
  return version === undefined ? name : `${name} ${version}`;
}
