/** A row of a CSV text, and the line on which it begins. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
}

/** Spreadsheets in Russian write semicolons; text from the clipboard has tabs. */
const separators = [';', '\t', ','] as const;

/** Detects the separator: the one that occurs most often in the first line. */
function separatorOf(content: string): string {
  const [first = ''] = content.split(/\r?\n/, 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Parses the rows of a CSV text (RFC 4180), with values trimmed; empty rows are skipped. */
export function csvRows(content: string): CsvRow[] {
  const text = content.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const value = new RegExp(
    `(?<value>"(?:[^"]|"")*"|[^${separator}\\r\\n]*)(?<end>${separator}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  const rows: CsvRow[] = [];
  let [line, begin] = [1, 1];
  let cells: string[] = [];
  for (const { 0: all, groups } of text.matchAll(value)) {
    const found = groups?.['value'] ?? '';
    cells.push((found.startsWith('"') ? found.slice(1, -1).replaceAll('""', '"') : found).trim());
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (groups?.['end'] === separator) continue;
    if (cells.some((cell) => cell !== '')) rows.push({ line: begin, cells });
    cells = [];
    begin = line;
    if (groups?.['end'] === '') break;
  }
  return rows;
}
