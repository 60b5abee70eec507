import { openConfinement } from '../confine/open-confinement.ts';
import { findOffice } from './find-office.ts';
import { type OfficeConverter, officeConverter } from './office-converter.ts';

type Log = Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>;

/** LibreOffice in a tested confinement, or `null`: the log says why. `hidden`: folders that it must not see. */
export async function openOffice(
  path: string,
  { hidden, log }: { hidden: readonly string[]; log: Log },
): Promise<OfficeConverter | null> {
  const program = await findOffice(path);
  if (program === null) {
    log.info({}, 'Office files can only be downloaded: no LibreOffice was found');
    return null;
  }
  const confinement = await openConfinement(program, hidden);
  if (confinement === null) {
    log.warn(
      {},
      'Office files can only be downloaded: LibreOffice is installed and cannot be confined (see docs/operating.md)',
    );
    return null;
  }
  log.info({ confinement: confinement.name }, 'Office files are shown as pages');
  return officeConverter(program, confinement, { log });
}
