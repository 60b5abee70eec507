import { officeProfile, officeSetting } from './office-settings.ts';

/** Runs inside the confinement. `ulimit` limits each process; their total is limited from outside. */
const convert = `
ulimit -v "$1" && ulimit -t "$2" && ulimit -c 0 || exit 90
cat > "in.$3" || exit 91
export HOME="$PWD" TMPDIR="$PWD"
mkdir -p profile/user && printf '%s' "$4" > profile/user/registrymodifications.xcu
"$5" --headless --norestore --nolockcheck "-env:UserInstallation=file://$PWD/profile" \\
  --convert-to pdf --outdir out "in.$3" < /dev/null > /dev/null 2>&1 || exit 92
cat out/*.pdf 2> /dev/null || exit 93`;

/** No links, no macros. The confinement would block them anyway, but LibreOffice would wait for them. */
const settings = officeProfile([
  officeSetting('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'),
  officeSetting('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'),
  officeSetting('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  officeSetting('Office.Common/Security/Scripting', 'DisableActiveContent', 'true'),
  officeSetting('Office.Writer/Content/Update', 'Link', '2'),
  officeSetting('Office.Calc/Content/Update', 'Link', '2'),
]);

/** `memory`: bytes of address space per process; `within`: milliseconds of CPU time. */
export function officeCommand(
  program: string,
  ending: string,
  { memory, within }: { memory: number; within: number },
): string[] {
  const most = [String(Math.floor(memory / 1_024)), String(Math.ceil(within / 1_000))];
  return ['/bin/sh', '-c', convert, 'convert', ...most, ending, settings, program];
}
