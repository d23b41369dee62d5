/** A statement that makes a migration of release 0.1.0 fail, and the resulting message of the start. */
export const failing = {
  obstacle: 'create sequence public.memberships_id_seq',
  sentence:
    'The database could not be migrated: migration 0002_calls failed (relation "memberships_id_seq" already ' +
    'exists), and nothing was changed; start the previous Semestr, and report this message.',
};
