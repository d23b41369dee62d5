/** One measurement with its reference. */
export interface Row {
  what: string;
  ours: string;
  against: string;
  result: string;
  goal: string;
  isMet: boolean;
}

const columns = ['what', 'ours', 'against', 'result', 'goal'] as const;

/** Prints the measurements as one table; a missed goal is marked. */
export function printTable(rows: readonly Row[]): void {
  const head: Record<(typeof columns)[number], string> = {
    what: 'measured',
    ours: 'ours',
    against: 'against',
    result: 'result',
    goal: 'goal',
  };
  const lineOf = (row: Record<(typeof columns)[number], string>, mark: string) => [
    ...columns.map((column) => row[column]),
    mark,
  ];
  printLines([lineOf(head, ''), ...rows.map((row) => lineOf(row, row.isMet ? 'met' : 'NOT MET'))]);
}

/** Prints lines with the same number of cells as aligned columns; the last cell is not padded. */
export function printLines(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === line.length - 1 ? cell : cell.padEnd(widths[column] ?? 0),
    );
    process.stdout.write(`${cells.join('  ')}\n`);
  }
}
