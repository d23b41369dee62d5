import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { paperEnding } from '../../documents/papers.ts';
import { bugReportPictures } from '../../db/tables/bug-reports.ts';
import { omissionDocuments } from '../../db/tables/omissions.ts';
import { photos } from '../../db/tables/photos.ts';
import { studyApplications } from '../../db/tables/study.ts';
import { uploads } from '../../db/tables/uploads.ts';
import { uploadName } from '../../domain/uploads.ts';

/** The file column of a record. */
interface FileColumn {
  readonly column: PgColumn;
  /** Name within the folder of its area; never a name from user input. */
  readonly nameOf: (row: Readonly<Record<string, unknown>>) => string;
}

const Upload = z.object({ id: z.int(), type: z.string() });
const Document = z.object({ requestId: z.int(), type: z.string() });
const Signed = z.object({ id: z.int() });
const Picture = z.object({ reportId: z.int(), number: z.int() });

const fileColumns: Readonly<Record<string, FileColumn>> = {
  photos: { column: photos.picture, nameOf: () => 'photo.jpg' },
  uploads: { column: uploads.bytes, nameOf: (row) => `uploads/${uploadName(z.parse(Upload, row))}` },
  'omission-documents': {
    column: omissionDocuments.bytes,
    nameOf: (row) => {
      const { requestId, type } = z.parse(Document, row);
      return `omission-documents/${requestId}.${paperEnding({ type })}`;
    },
  },
  'study-applications': {
    column: studyApplications.signature,
    nameOf: (row) => `signatures/${z.parse(Signed, row).id}.png`,
  },
  'bug-report-pictures': {
    column: bugReportPictures.bytes,
    nameOf: (row) => {
      const { reportId, number } = z.parse(Picture, row);
      return `pictures/${reportId}-${number}.jpg`;
    },
  },
};

/** Returns the file column of a record type; null when it has none. */
export const fileOfKind = (kind: string): FileColumn | null => fileColumns[kind] ?? null;
