import type { Act, Party } from './act.ts';

const called: Record<Party, string> = {
  anyone: 'everyone',
  owner: 'the owner of a listing',
  broker: 'a broker with an engagement',
  buyer: 'a buyer',
  admin: 'an admin of this site',
};
const instead: Record<Party, string> = {
  anyone: '',
  owner: 'Who adds a business becomes an owner.',
  broker: 'An admin gives the role of a broker.',
  buyer: 'Who asks for access to a listing becomes a buyer.',
  admin: 'Ask the people who run this site if you need it done.',
};

/** Tells someone whose roles do not allow an act who may do it, why they cannot, and what they can do instead. */
export function onlyFor({ who }: Pick<Act, 'who'>): string {
  const [first] = who;
  const list = who.map((party) => called[party]);
  const last = list.pop() ?? '';
  const parties = list.length > 0 ? `${list.join(', ')} or ${last}` : last;
  return `Only ${parties} can do that; your account has no such role, so you do not have the button. ${instead[first]}`;
}

const calledInSpanish: Record<Party, string> = {
  anyone: 'todos',
  owner: 'el dueño de un anuncio',
  broker: 'un corredor con un encargo',
  buyer: 'un comprador',
  admin: 'un administrador de este sitio',
};
const insteadInSpanish: Record<Party, string> = {
  anyone: '',
  owner: 'Quien agrega un negocio se vuelve dueño.',
  broker: 'Un administrador da el papel de corredor.',
  buyer: 'Quien pide acceso a un anuncio se vuelve comprador.',
  admin: 'Si lo necesita, pídalo a quienes operan este sitio.',
};

/** The same as `onlyFor`, in Spanish. */
export function onlyForInSpanish({ who }: Pick<Act, 'who'>): string {
  const parties = new Intl.ListFormat('es', { type: 'disjunction' }).format(
    who.map((party) => calledInSpanish[party]),
  );
  return `Eso solo lo puede hacer ${parties}; su cuenta no tiene ese papel, así que no tiene el botón. ${insteadInSpanish[who[0]]}`;
}
