/** Runs inside the confinement. `ulimit` limits each process; their total is limited from outside. */
const convert = `
ulimit -v "$1" && ulimit -t "$2" && ulimit -c 0 || exit 90
cat > "in.$3" || exit 91
export HOME="$PWD" TMPDIR="$PWD"
mkdir -p profile/user && printf '%s' "$4" > profile/user/registrymodifications.xcu
"$5" --headless --norestore --nolockcheck "-env:UserInstallation=file://$PWD/profile" \\
  --convert-to pdf --outdir out "in.$3" < /dev/null > /dev/null 2>&1 || exit 92
cat out/*.pdf 2> /dev/null || exit 93`;

const setting = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** No links, no macros. The confinement would block them anyway, but LibreOffice would wait for them. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${[
  setting('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'),
  setting('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'),
  setting('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  setting('Office.Common/Security/Scripting', 'DisableActiveContent', 'true'),
  setting('Office.Writer/Content/Update', 'Link', '2'),
  setting('Office.Calc/Content/Update', 'Link', '2'),
].join('')}</oor:items>`;

/** `memory`: bytes of address space per process; `within`: milliseconds of CPU time. */
export function officeCommand(
  program: string,
  ending: string,
  { memory, within }: { memory: number; within: number },
): string[] {
  const most = [String(Math.floor(memory / 1_024)), String(Math.ceil(within / 1_000))];
  return ['/bin/sh', '-c', convert, 'convert', ...most, ending, settings, program];
}
