/**
 * What runs inside the confinement: takes the file from its input, has it made into a PDF in the working folder and hands
 * that out. `ulimit` bounds each process on its own; what they take together is watched from outside.
 */
const convert = `
ulimit -v "$1" && ulimit -t "$2" && ulimit -c 0 || exit 90
cat > "in.$3" || exit 91
export HOME="$PWD" TMPDIR="$PWD"
mkdir -p profile/user && printf '%s' "$4" > profile/user/registrymodifications.xcu
"$5" --headless --norestore --nolockcheck "-env:UserInstallation=file://$PWD/profile" \\
  --convert-to pdf --outdir out "in.$3" < /dev/null > /dev/null 2>&1 || exit 92
cat out/*.pdf 2> /dev/null || exit 93`;

/** A setting of LibreOffice: its place in the registry, its name and its value. */
const setting = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** It follows no link and runs no macro. There is nothing to be had that way; it would only wait for it. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${[
  setting('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'),
  setting('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'),
  setting('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  setting('Office.Common/Security/Scripting', 'DisableActiveContent', 'true'),
  setting('Office.Writer/Content/Update', 'Link', '2'),
  setting('Office.Calc/Content/Update', 'Link', '2'),
].join('')}</oor:items>`;

/** `memory`: bytes of address space of a process; `within`: milliseconds of processor time. */
export function officeCommand(
  program: string,
  ending: string,
  { memory, within }: { memory: number; within: number },
): string[] {
  const most = [String(Math.floor(memory / 1_024)), String(Math.ceil(within / 1_000))];
  return ['/bin/sh', '-c', convert, 'convert', ...most, ending, settings, program];
}
