/** In characters. */
export const signUpLimits = {
  name: { min: 1, max: 50 },
  password: { min: 8, max: 50 },
  phone: { min: 10, max: 11 },
} as const;

/** The username of an email address: @ becomes an underscore. */
export function usernameFrom(email: string): string {
  return email.replaceAll('@', '_');
}

/** Shown while the person types. Length counts UTF-16 units, as the schema does. */
export function passwordMessages(password: string, confirm: string): string[] {
  const messages: string[] = [];
  if (password !== '' && password.length < signUpLimits.password.min) {
    messages.push('Password must be at least 8 characters.');
  }
  if (password.length > signUpLimits.password.max) {
    messages.push('Password must be no more than 50 characters.');
  }
  if (password !== '' && confirm !== '' && password !== confirm) messages.push('Passwords do not match.');
  return messages;
}
