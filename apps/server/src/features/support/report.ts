import type { FileContent, Received } from '@semestr/api/endpoint';
import type { report as call } from '@semestr/api/support';
import { sourceLanguage } from '@semestr/core/languages';
import type { Database } from '../../db/database.ts';
import { enqueue } from '../../domain/outbox.ts';
import { asJpeg } from '../../documents/images.ts';
import { categoriesIn } from './categories.ts';

type Report = Received<typeof call>['body'];

/** What could run on the machine of whoever opens it. */
const executable =
  /\.(?:exe|msi|com|bat|cmd|scr|pif|vbs?|vbe|jse?|wsf|wsh|ps1|psm1|hta|jar|app|sh|bash|cpl|dll|sys|lnk|reg|apk|dmg|iso|svg|html?|xhtml)$/i;

/** A name without a path, control characters or too many letters. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-100) || 'file';

/** The files to be attached: pictures of the page are made anew, so that they are pictures and nothing else. */
export async function attachments({
  screenshot,
  files,
}: Report): Promise<{ files: FileContent[]; wrong: null } | { files: never[]; wrong: string }> {
  if (files.some(({ name }) => executable.test(name))) return { files: [], wrong: 'files' };
  const pictures: FileContent[] = [];
  for (const [index, { bytes }] of screenshot.entries()) {
    const picture = await asJpeg(bytes);
    if (!picture) return { files: [], wrong: 'screenshot' };
    pictures.push({
      name: `screenshot${index > 0 ? index + 1 : ''}.jpg`,
      type: 'image/jpeg',
      bytes: picture,
    });
  }
  const others = files.map(({ name, bytes }) => ({
    name: plainName(name),
    // Whatever it says it is, a reader of mail is to save it and not to show it.
    type: 'application/octet-stream',
    bytes,
  }));
  return { files: [...pictures, ...others], wrong: null };
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

/** Puts the report into the outbox, from where it goes to the support; without an address it stays there. */
export async function sendReport(
  db: Database,
  { report, files, to, now }: { report: Report; files: readonly FileContent[]; to: string | null; now: Date },
): Promise<void> {
  const subject = `Семестр: ${report.subject || report.description.slice(0, 80)}`.replaceAll(/\s+/g, ' ');
  const wording = { subject, text: textOf(report) };
  await db.transaction((tx) => enqueue(tx, { channel: 'email', recipient: to ?? '', wording, files, now }));
}
