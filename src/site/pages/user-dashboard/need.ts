export type Need = { key: string; title: string; detail: string } & (
  | { kind: 'decide'; requestId: string; since: string }
  | { kind: 'sign' | 'inform' | 'prove'; requestId: string; since: string }
  | { kind: 'offer'; offerId: string; since: string }
  | { kind: 'invitation' | 'help'; since: string }
  | { kind: 'diligence' | 'question'; roomId: string | null; since: string }
  | { kind: 'answer'; notificationId: string; roomId: string; questionId: string; since: string }
  | { kind: 'news'; roomId: string; since: string }
  | { kind: 'pay' | 'deliver'; orderId: string; since: string }
  | { kind: 'proofs'; since: string }
  | { kind: 'message' | 'review' | 'photos' | 'brokers' | 'route' }
  | { kind: 'under-offer'; listingId: string; offerId: string; version: number; since: string }
  | { kind: 'off-books'; listingId: string; since: string }
  | { kind: 'check-off-books'; checkId: string; since: string }
  | { kind: 'deal-ended'; offerId: string; since: string }
  | { kind: 'finish'; listingId: string }
  | { kind: 'write'; businessId: string; businessName: string }
  | { kind: 'onboard' }
  | { kind: 'confirm-email' }
);
