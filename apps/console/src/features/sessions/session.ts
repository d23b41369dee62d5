import type { Reply } from '@semestr/api/endpoint';
import type { sessions } from '@semestr/api/resources-records';

export type Session = Reply<typeof sessions.one>;
