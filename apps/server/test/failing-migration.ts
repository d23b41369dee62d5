/** What is in the way of a migration of release 0.1.0, and what the start says about it. */
export const failing = {
  obstacle: 'create sequence public.memberships_id_seq',
  sentence:
    'The database could not be brought up to date: migration 0002_calls failed (relation "memberships_id_seq" already ' +
    'exists), and nothing was changed; start the Semestr that ran before, and report this sentence.',
};
