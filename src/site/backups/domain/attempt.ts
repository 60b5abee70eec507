export const attemptKinds = ['backup', 'verification'] as const;

export const starters = ['schedule', 'admin', 'command'] as const;

/** The problem of an attempt whose process is gone. */
export const lostWords =
  'It was stopped before it was done, with Cairn or with the machine: start it again, or leave it to the schedule.';

/** The most attempts that are kept and listed. */
export const mostAttempts = 50;
