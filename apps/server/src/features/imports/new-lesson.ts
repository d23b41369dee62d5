import type { lessons } from '../../db/tables/lessons.ts';

/** A lesson to be stored; its origin and date of change are the import's. */
export type NewLesson = Omit<typeof lessons.$inferInsert, 'id' | 'origin' | 'updatedOn' | 'version'>;
