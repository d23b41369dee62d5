import type { FileContent, Received } from '@semestr/api/endpoint';
import type { report as call } from '@semestr/api/support';
import { type Language, sourceLanguage } from '@semestr/core/languages';
import type { Database } from '../../db/database.ts';
import { bugReportPictures, bugReports } from '../../db/tables/bug-reports.ts';
import { enqueue } from '../../domain/outbox.ts';
import { attachmentName, isAttachable } from '../../documents/attachments.ts';
import { asScreenshot } from '../../documents/images.ts';
import { categoriesIn } from './categories.ts';

type Report = Received<typeof call>['body'];

/** Returns the files to attach: screenshots are re-encoded, so that they contain only a picture. */
export async function attachments({
  screenshot,
  files,
}: Report): Promise<{ pictures: FileContent[]; files: FileContent[] } | { wrong: string }> {
  for (const file of files) if (!(await isAttachable(file))) return { wrong: 'files' };
  const pictures: FileContent[] = [];
  for (const [index, { bytes }] of screenshot.entries()) {
    const picture = await asScreenshot(bytes);
    if (!picture) return { wrong: 'screenshot' };
    pictures.push({
      name: `screenshot${index > 0 ? index + 1 : ''}.jpg`,
      type: 'image/jpeg',
      bytes: picture,
    });
  }
  const others = files.map(({ name, bytes }) => ({
    name: attachmentName(name),
    // Whatever its declared type, a mail client must save the file and not display it.
    type: 'application/octet-stream',
    bytes,
  }));
  return { pictures, files: others };
}

/** Returns the topic of the report, in the support team's language. */
function categoryOf({ categoryId, subcategoryId }: Report): string | undefined {
  const category = categoriesIn(sourceLanguage).find(({ id }) => String(id) === categoryId);
  const part = category?.bugReportSubcategoriesDto.find(({ id }) => String(id) === subcategoryId);
  return (
    category && [category.categoryKey, category.categoryName, part?.subcategoryName].filter(Boolean).join(' ')
  );
}

const descriptionOf = ({ description }: Report): string => description.replaceAll('\r\n', '\n');

function textOf(report: Report): string {
  const name = [report.lastName, report.firstName, report.middleName].filter(Boolean).join(' ');
  const lines: [string, string | undefined][] = [
    ['Тема', report.subject],
    ['Раздел', categoryOf(report)],
    ['Метки', report.labels],
    ['От кого', name],
    ['E-mail', report.email],
    ['Телефон', report.phone],
    ['Группа', report.group],
    ['Подразделение', report.department],
    ['Кабинет', report.roomBuilding],
    ['Компьютер', report.computerName],
    ['Принтер', report.printerName],
    ['Инвентарный номер', report.inventoryNumber],
    ['Страница', report.url],
    ['Браузер', report.browser],
    ['Списание', report.acts],
  ];
  const filledLines = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return `${filledLines.join('\n')}\n\n${descriptionOf(report)}\n`;
}

/**
 * Stores the report with its screenshots for administrators, and adds it to the outbox, from which it is sent to the
 * support team; without an address it stays there.
 */
export async function sendReport(
  db: Database,
  {
    report,
    from,
    pictures,
    files,
    to,
    now,
  }: {
    report: Report;
    /** The signed-in user, and the chosen language. */
    from: { userId: number | null; language: Language | null };
    pictures: readonly FileContent[];
    files: readonly FileContent[];
    to: string | null;
    now: Date;
  },
): Promise<void> {
  const title = (report.subject || report.description.slice(0, 80)).replaceAll(/\s+/g, ' ');
  const text = textOf(report);
  const { email, url = null } = report;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(bugReports)
      .values({
        createdAt: now,
        subject: title,
        text,
        description: descriptionOf(report),
        email,
        url: url || null,
        pictures: pictures.length,
        ...from,
      })
      .returning({ id: bugReports.id });
    if (!row) throw new Error('The report was not stored');
    for (const [index, { bytes }] of pictures.entries())
      await tx.insert(bugReportPictures).values({ reportId: row.id, number: index + 1, bytes });
    await enqueue(tx, {
      channel: 'email',
      recipient: to ?? '',
      wording: { subject: `Семестр: ${title}`, text },
      files: [...pictures, ...files],
      now,
    });
  });
}
