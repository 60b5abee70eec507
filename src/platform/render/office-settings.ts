/** One setting of a LibreOffice profile: `path` below org.openoffice. */
export const officeSetting = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/**
 * `registrymodifications.xcu` of a new profile. A profile without a version looks like an upgrade, and then LibreOffice
 * tests its graphics at each start: 4.5 of 5.5 seconds of the processor.
 */
export const officeProfile = (settings: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${[
    officeSetting('Setup/Product', 'ooSetupLastVersion', '99.9'),
    ...settings,
  ].join('')}</oor:items>`;
