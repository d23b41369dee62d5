import type { FileContent, Received } from '@semestr/api/endpoint';
import type { report as call } from '@semestr/api/support';
import { sourceLanguage } from '@semestr/core/languages';
import type { Database } from '../../db/database.ts';
import { bugReportPictures, bugReports } from '../../db/tables/bug-reports.ts';
import { enqueue } from '../../domain/outbox.ts';
import { attachmentName, isAttachable } from '../../documents/attachments.ts';
import { asScreenshot } from '../../documents/images.ts';
import { categoriesIn } from './categories.ts';

type Report = Received<typeof call>['body'];

/** The files to be attached: pictures of the page are made anew, so that they are pictures and nothing else. */
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
    // Whatever it says it is, a reader of mail is to save it and not to show it.
    type: 'application/octet-stream',
    bytes,
  }));
  return { pictures, files: others };
}

/** What the report is about, in the words of the support. */
function categoryOf({ categoryId, subcategoryId }: Report): string | undefined {
  const category = categoriesIn(sourceLanguage).find(({ id }) => String(id) === categoryId);
  const part = category?.bugReportSubcategoriesDto.find(({ id }) => String(id) === subcategoryId);
  return (
    category && [category.categoryKey, category.categoryName, part?.subcategoryName].filter(Boolean).join(' ')
  );
}

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
  const told = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return `${told.join('\n')}\n\n${report.description.replaceAll('\r\n', '\n')}\n`;
}

/**
 * Keeps the report with its pictures for administrators, and puts it into the outbox, from where it goes to the support;
 * without an address it stays there.
 */
export async function sendReport(
  db: Database,
  {
    report,
    pictures,
    files,
    to,
    now,
  }: {
    report: Report;
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
    const [kept] = await tx
      .insert(bugReports)
      .values({ createdAt: now, subject: title, text, email, url: url || null, pictures: pictures.length })
      .returning({ id: bugReports.id });
    if (!kept) throw new Error('The report was not kept');
    for (const [index, { bytes }] of pictures.entries())
      await tx.insert(bugReportPictures).values({ reportId: kept.id, number: index + 1, bytes });
    await enqueue(tx, {
      channel: 'email',
      recipient: to ?? '',
      wording: { subject: `Семестр: ${title}`, text },
      files: [...pictures, ...files],
      now,
    });
  });
}
