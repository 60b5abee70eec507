import { expect, test } from 'vitest';
import { inEnglish } from '../spanish/spanish.ts';
import { documentNamed, isNamedSo, namesNone } from './document-named.ts';

const isMeant = (message: string, name: string) => isNamedSo(name, documentNamed(message), (word) => [word]);

test.each([
  ['summarize the lease', 'Lease 2024.pdf'],
  ['summarize the 2024 lease', 'Lease 2024.pdf'],
  ['Give me a summary of the equipment lease', 'Equipment lease.pdf'],
  ['summarize the lease of the workshop', 'Lease of the workshop.pdf'],
  ['summarize the lease contract for my lawyer', 'Lease of the workshop.pdf'],
  ['Summarize the landlord’s lease in five points', 'Lease.pdf'],
  ['sum up the current insurance policy', 'Insurance policy.txt'],
  ['summarize the tax return from 2023', 'Tax return 2023.pdf'],
  ['summarize the policy of insurance', 'Policy.pdf'],
  ['Resume la poliza de seguro', 'Poliza.pdf'],
  ['Resume el contrato', 'Contrato 2024.pdf'],
  ['Resume el contrato de arrendamiento', 'Arrendamiento.pdf'],
])('“%s” means “%s”', (message, name) => {
  expect(isMeant(message, name)).toBe(true);
});

test.each([
  ['summarize the equipment lease', 'Lease 2024'],
  ['summarize the 2022 lease', 'Lease 2024'],
  ['summarize the lease from 2022', 'Lease 2024'],
  ['Give me a summary of the truck insurance', 'Insurance policy.txt'],
  ['summarize the tax return', 'Sales tax permit.pdf'],
  ['summarize the equipment list and the lease', 'Equipment lease.pdf'],
  ['summarize the maintenance plan', 'Maintenance manual.pdf'],
  [inEnglish('resume el contrato de 2022'), 'Contract 2024.pdf'],
  ['resume la lista de equipos', 'Equipos 2024.pdf'],
])('“%s” does not mean “%s”', (message, name) => {
  expect(isMeant(message, name)).toBe(false);
});

test.each([
  'summarize this document',
  'sum up the current page for my lawyer',
  'resume este documento por favor',
])('“%s” means the one in view', (message) => {
  expect(namesNone(documentNamed(message))).toBe(true);
  expect(namesNone(documentNamed('summarize the 2022 document'))).toBe(false);
});
