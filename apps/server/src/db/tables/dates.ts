import type { IsoDate } from '@semestr/core/dates';
import type { TermCode } from '@semestr/core/term';
import { date, text } from 'drizzle-orm/pg-core';

/** A calendar date: the database returns it as written, "2026-11-27". */
export const isoDate = () => date().$type<IsoDate>();

/** "2026-autumn". */
export const termCode = () => text().$type<TermCode>();
