import type { Language } from '@semestr/core/languages';
import { tableImportLookups } from '@semestr/core/table-import-identity';
import type { TableImportKind } from '@semestr/core/table-imports';
import { translator } from '@semestr/core/texts';
import { headerStyle, workbook } from '../../documents/workbook.ts';
import { cellOf } from '../../documents/xlsx.ts';
import { tableImportTexts } from './texts.ts';
import { fieldsOf, titleOf } from './titles.ts';

/** Returns the purpose of a field whose cells are only used for lookups; null when they are stored. */
export function noteOf(kind: TableImportKind, field: string, language: Language): string | null {
  const lookup = tableImportLookups.find((one) => one === `${kind}.${field}`);
  return lookup ? translator(tableImportTexts, language)(`note.${lookup}`) : null;
}

const head = (title: string) => ({ ...cellOf(title), ...headerStyle });

/** Lists the columns of a template, without those that replace several other columns. */
export const templateFieldsOf = (kind: TableImportKind) =>
  fieldsOf(kind).filter(({ insteadOf }) => insteadOf.length === 0);

/**
 * Returns a workbook whose first sheet is filled in and uploaded, and whose second sheet explains the columns. Examples
 * are only on the second sheet; an example that was copied to the first sheet is recognised, and not imported.
 */
export async function template(
  kind: TableImportKind,
  language: Language,
  now: Date,
): Promise<{ name: string; bytes: Uint8Array }> {
  const t = translator(tableImportTexts, language);
  const fields = templateFieldsOf(kind);
  const titles = fields.map(({ field }) => titleOf(kind, field, language));
  const columns = [t('template.column'), t('template.need'), t('template.form'), t('template.example')];
  const explained = fields.map(({ field, need, form, example }, index) => {
    const note = noteOf(kind, field, language);
    const how = note === null ? t(`form.${form}`) : `${t(`form.${form}`)}. ${note}`;
    return [titles[index] ?? '', t(`need.${need}`), how, example].map((text) => cellOf(text));
  });
  const name = t('template.title', { kind: t(`kind.${kind}`) });
  const bytes = await workbook(name, now, [
    {
      name: t(`kind.${kind}`),
      cells: [titles.map(head)],
      widths: fields.map(({ example }, index) =>
        Math.max(12, (titles[index]?.length ?? 0) + 2, example.length + 2),
      ),
      headRow: 1,
      hasFilter: false,
      isOnePage: false,
    },
    {
      name: t('template.explained'),
      cells: [columns.map(head), ...explained, [], [cellOf(t('template.hint'))]],
      widths: [28, 26, 52, 42],
      headRow: 1,
      hasFilter: false,
      isOnePage: false,
    },
  ]);
  return { name: `${name.replace(':', ' –')}.xlsx`, bytes };
}
