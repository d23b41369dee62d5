/** The refusals of recovery that can be provoked, in the order of its steps (specification, section 8, "Recovery"). */
export const provoked = ['contact-wrong', 'code-pending', 'code-wrong', 'code-expired', 'blocked'] as const;
export type Provoked = (typeof provoked)[number];
