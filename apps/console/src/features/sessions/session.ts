import type { Reply } from '@semestr/api/endpoint';
import type { sessions } from '@semestr/api/accounts';

export type Session = Reply<typeof sessions.one>;
