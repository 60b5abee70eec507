type UsPhone = `+1${string}`;

export type PhoneReading = { phone: UsPhone; refusal: null } | { phone: null; refusal: string };

const example = 'Enter it like 801-555-0123.';

/** US numbers as people type them; area code and exchange follow the NANP: 2 to 9 first, and not N11. */
export function readPhone(typed: string): PhoneReading {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return refuse('Required');
  if (/\d[\s,]*(?:x|ext|extension|#)[.:]?\s*\d{1,6}$/i.test(text))
    return refuse(`Leave out the extension. ${example}`);
  if (!/^\+?[\d\s().\-‐-―/]+$/.test(text)) return refuse(`Use digits only. ${example}`);
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') && !digits.startsWith('1'))
    return refuse('Use a US phone number: after a plus sign it starts with 1, for example +1 801-555-0123.');
  if (digits.length < 10) return refuse(`This number is too short: a US number has 10 digits. ${example}`);
  if (digits.length > 11)
    return refuse(`This number is too long: a US number has 10 digits, or 11 starting with 1. ${example}`);
  if (digits.length === 11 && !digits.startsWith('1'))
    return refuse(`With 11 digits, a US number starts with 1. ${example}`);
  const [area, exchange] = [digits.slice(-10, -7), digits.slice(-7, -4)];
  if (!isCode(area)) return refuse(`${area} is not a US area code. ${example}`);
  if (!isCode(exchange))
    return refuse(`The three digits after the area code can’t be ${exchange}. ${example}`);
  return { phone: `+1${digits.slice(-10)}`, refusal: null };
}

/** `(801) 555-0123` for `+18015550123`; other text unchanged. */
export function formatPhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : phone;
}

function isCode(three: string): boolean {
  return /^[2-9]\d\d$/.test(three) && !three.endsWith('11');
}

function refuse(refusal: string): PhoneReading {
  return { phone: null, refusal };
}
