type UsPhone = `+1${string}`;

export type PhoneReading = { phone: UsPhone; refusal: null } | { phone: null; refusal: string };

/** US numbers as people type them; area code and exchange follow the NANP: 2 to 9 first, and not N11. */
export function readPhone(typed: string): PhoneReading {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return refuse('Required');
  if (!/^\+?[\d\s().\-‐-―/]+$/.test(text)) return refuse('Use digits only, like 801-555-0123.');
  const digits = text.replace(/\D/g, '');
  if (digits.length < 10) return refuse('Enter a 10-digit US phone number.');
  if (digits.length > 11) return refuse('Enter a 10-digit US phone number, or 11 digits starting with 1.');
  if (digits.length === 11 && !digits.startsWith('1'))
    return refuse('Enter a US phone number: 11 digits must start with 1.');
  if (digits.length === 10 && text.startsWith('+'))
    return refuse('Enter a US phone number, starting with +1.');
  const national = digits.slice(-10);
  if (!isCode(national.slice(0, 3))) return refuse(`There is no US area code ${national.slice(0, 3)}.`);
  if (!isCode(national.slice(3, 6)))
    return refuse(`No US number goes on with ${national.slice(3, 6)} after its area code.`);
  return { phone: `+1${national}`, refusal: null };
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
