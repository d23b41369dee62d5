import type { LibraryNews } from '@semestr/api/library';
import { dotted, type IsoDate } from '@semestr/core/dates';
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { libraryNews, loans } from '../../db/tables/library.ts';

const MAX_NEWS = 30;

/** Lists a student's unreturned books, the first due first. */
export async function loansOf(db: Database, studentId: number): Promise<(typeof loans.$inferSelect)[]> {
  return db
    .select()
    .from(loans)
    .where(and(eq(loans.studentId, studentId), isNull(loans.returnedOn)))
    .orderBy(asc(loans.dueOn), asc(loans.id));
}

/** Lists news up to today, because news may be scheduled in advance. */
export async function newsOfLibrary(db: Database, today: IsoDate): Promise<LibraryNews[]> {
  const rows = await db
    .select()
    .from(libraryNews)
    .where(lte(libraryNews.date, today))
    .orderBy(desc(libraryNews.date), desc(libraryNews.id))
    .limit(MAX_NEWS);
  return rows.map(({ id, title, link, date }) => ({ id, title, link, date: dotted(date) }));
}
