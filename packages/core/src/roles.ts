/** The authority of an administrator, as the provider names it. */
export const ROLE_ADMIN = 'ROLE_ADMIN';
