import type { NewPerson } from './stage.ts';

/** None of them signs in; the phone numbers are fictitious. */
export const owners = {
  hollis: { name: 'Hollis Penrose', email: 'hollis@demo.example', phone: '615-555-0101' },
  imogen: { name: 'Imogen Sato', email: 'imogen@demo.example', phone: '303-555-0102' },
  rafael: { name: 'Rafael Dunmore', email: 'rafael@demo.example', phone: '512-555-0103' },
  greta: { name: 'Greta Lindahl', email: 'greta@demo.example', phone: '612-555-0104' },
  cyrus: { name: 'Cyrus Whitlow', email: 'cyrus@demo.example', phone: '404-555-0105' },
  nadia: { name: 'Nadia Farrow', email: 'nadia@demo.example', phone: '617-555-0106' },
  otis: { name: 'Otis Kellerman', email: 'otis@demo.example', phone: '313-555-0107' },
  priya: { name: 'Priya Venkat', email: 'priya@demo.example', phone: '702-555-0108' },
  walt: { name: 'Walt Ingram', email: 'walt@demo.example', phone: '402-555-0109' },
  bea: { name: 'Bea Tolliver', email: 'bea@demo.example', phone: '503-555-0110' },
} as const satisfies Record<string, NewPerson>;
export type OwnerKey = keyof typeof owners;

export const others = {
  delia: { name: 'Delia Marsh', email: 'delia@demo.example', phone: '720-555-0121' },
  theo: { name: 'Theo Castellan', email: 'theo@demo.example', phone: '615-555-0123' },
  tobias: { name: 'Tobias Ekwall', email: 'tobias@demo.example', phone: '404-555-0124' },
  lena: { name: 'Lena Abbott', email: 'lena@demo.example', phone: '213-555-0125' },
  petra: { name: 'Petra Halvorsen', email: 'petra@demo.example', phone: '503-555-0127' },
  marcus: { name: 'Marcus Bellamy', email: 'marcus@demo.example', phone: '404-555-0128' },
  ines: { name: 'Ines Navarro', email: 'ines@demo.example', phone: '512-555-0129' },
  gwen: { name: 'Gwen Talbot', email: 'gwen@demo.example', phone: '216-555-0130' },
  marisol: { name: 'Marisol Vance', email: 'marisol@demo.example', phone: '813-555-0126' },
} as const satisfies Record<string, NewPerson>;
