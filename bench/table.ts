/** One measurement beside what it is held against. */
export interface Row {
  what: string;
  ours: string;
  against: string;
  result: string;
  goal: string;
  isMet: boolean;
}

const columns = ['what', 'ours', 'against', 'result', 'goal'] as const;

/** Prints the measurements as one table; a goal that is not met is marked. */
export function printTable(rows: readonly Row[]): void {
  const head: Record<(typeof columns)[number], string> = {
    what: 'measured',
    ours: 'ours',
    against: 'against',
    result: 'result',
    goal: 'goal',
  };
  const widths = columns.map((column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row: Record<(typeof columns)[number], string>, mark: string) =>
    `${columns.map((column, index) => row[column].padEnd(widths[index] ?? 0)).join('  ')}  ${mark}`;
  process.stdout.write(`${line(head, '')}\n`);
  for (const row of rows) process.stdout.write(`${line(row, row.isMet ? 'met' : 'NOT MET')}\n`);
}
