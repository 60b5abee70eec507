import { openConfinement } from '#platform/confine/open-confinement.ts';

const found = await openConfinement('/bin/sh', []);
process.stdout.write(`${found?.name ?? 'none'}\n`);
