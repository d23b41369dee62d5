import type { FileContent } from '@semestr/api/endpoint';
import { areOnePaper } from '@semestr/core/papers';
import { eq, type SQL } from 'drizzle-orm';
import { type Paper, paperEnding, readPaper } from '../documents/papers.ts';
import { bytesOf } from '../documents/data-url.ts';
import { picturesAsPdf } from '../documents/pictures.ts';
import type { Database } from '../db/database.ts';
import { uploads } from '../db/tables/uploads.ts';
import { invalidField, Unavailable } from './refusal.ts';

/** Reads an uploaded document; rejects its field when it is missing or cannot be opened. */
export async function paperFrom(bytes: Uint8Array, field: string): Promise<Paper> {
  const paper = await readPaper(bytes);
  if (!paper) throw invalidField(field);
  if (paper === 'busy') throw new Unavailable();
  if (paper === 'unreadable') throw invalidField(field, paper);
  return paper;
}

/** The same for a data URL. */
export const paperFromUrl = (url: string, field: string): Promise<Paper> => paperFrom(bytesOf(url), field);

const MAX_NAME = 100;

/** Replaces the extension of the sender's file name by that of the stored type: "справка.png" becomes "справка.jpg". */
const paperName = (name: string, paper: Paper): string =>
  `${name.replace(/\.[^.]*$/, '').slice(-MAX_NAME) || 'document'}.${paperEnding(paper)}`;

/**
 * Creates one document from the uploaded files: a PDF or a single picture directly, several pictures as the pages of a
 * PDF.
 */
export async function onePaper(files: readonly FileContent[], now: Date): Promise<Paper & { name: string }> {
  const papers = await Promise.all(files.map(({ bytes }) => paperFrom(bytes, 'document')));
  const [first] = papers;
  if (!first || !areOnePaper(papers.map(({ type }) => type))) throw invalidField('document');
  const paper: Paper =
    papers.length === 1
      ? first
      : {
          type: 'application/pdf',
          bytes: await picturesAsPdf(
            papers.map(({ bytes }) => bytes),
            now,
          ),
        };
  return { ...paper, name: paperName(files[0]?.name ?? '', paper) };
}

/** Returns the file name of a downloaded upload: "29990.jpg". */
export const uploadName = ({ id, type }: { id: number; type: string }): string =>
  `${id}.${paperEnding({ type })}`;

/** Stores a document and returns its id. */
export async function keepUpload(
  tx: Database,
  { studentId, file, now }: { studentId: number; file: Paper; now: Date },
): Promise<number> {
  const [stored] = await tx
    .insert(uploads)
    .values({ ...file, studentId, createdAt: now })
    .returning({ id: uploads.id });
  if (!stored) throw new Error('The file was not stored');
  return stored.id;
}

export async function dropUpload(tx: Database, id: number | null): Promise<void> {
  if (id !== null) await tx.delete(uploads).where(eq(uploads.id, id));
}

/** Loads an upload in the form of a file response; null when it does not exist. */
export async function uploadBy(db: Database, where: SQL | undefined) {
  const [row] = await db.select().from(uploads).where(where);
  return row ? { name: uploadName(row), type: row.type, bytes: row.bytes } : null;
}
