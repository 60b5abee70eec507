/** `what is waiting for my review`: what admins have in their queues. Sellers ask so for their own listing. */
const waits =
  /\b(?:what|which|anything|something|how (?:much|many)|who|is there)\b.{0,30}\b(?:wait(?:s|ing)? (?:for|on) (?:my|our|an?|the|me)(?: admins?)?(?: to)? ?(?:review|approv\w+|decision|check|moderation)|(?:do|must|should) (?:i|we) (?:have to |need to |still )*(?:review|approve|check|moderate)|(?:left|there|still|due) (?:for me )?to (?:review|approve|check|moderate)|for me to (?:review|approve|check|decide|moderate)|in (?:my|our|the) (?:review|admin|approval|moderation) ?queues?|needs? (?:my|our|an admin[’']?s?) (?:review|approval|decision))\b/i;
const theirOwn =
  /\b(?:my|our) (?:\w+ )?(?:listing|business|company|books|quality of earnings)\b|\bbefore i\b|\bif i\b/i;

/** Asks which work waits for an admin. */
export function asksAdminQueue(text: string): boolean {
  return waits.test(text) && !theirOwn.test(text);
}
