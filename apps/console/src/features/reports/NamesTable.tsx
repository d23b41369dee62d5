import { DataText } from '@semestr/ui/DataText.tsx';
import type { Names } from '@semestr/api/reports';
import type { Language } from '@semestr/core/languages';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';

interface Name {
  index: number;
  cells: Names['rows'][number];
  /** Path of the student; null when the row is not about a student. */
  link: string | null;
}

function columnsOf({ columns }: Names, row: string, language: Language): Column<Name>[] {
  const number = new Intl.NumberFormat(language);
  return columns.flatMap(({ key, title, type }, at) => {
    // Columns with the same value in every row are shown above the table instead.
    if (row.includes(`"${key}":`)) return [];
    const isPerson = key === 'student' || key === 'who';
    const cell = ({ cells, link }: Name) => {
      const value = cells[at] ?? '–';
      const words = typeof value === 'number' ? number.format(value) : value;
      return isPerson && link !== null ? (
        <Link to={link}>
          <DataText>{words}</DataText>
        </Link>
      ) : (
        <span>
          <DataText>{words}</DataText>
        </span>
      );
    };
    return [{ key, head: title, isNumber: type === 'number', isNamedOnCard: at > 0, cell }];
  });
}

interface NamesTableProps {
  title: string;
  /** The keys of the opened row, as JSON. */
  row: string;
  /** Undefined while loading. */
  names: Names | undefined;
}

/** The names as rows; a student links to their page. */
export function NamesTable({ title, row, names }: NamesTableProps) {
  const language = useLanguage();
  const createPath = useCreatePath();
  const rows = names?.rows.map((cells, index) => {
    const id = names.keys[index]?.['studentId'];
    const link = typeof id === 'number' ? createPath({ resource: 'students', type: 'show', id }) : null;
    return { index, cells, link };
  });
  return (
    <DataTable
      caption={title}
      isCaptionHidden
      columns={names ? columnsOf(names, row, language) : []}
      rows={rows}
      keyOf={({ index }) => index}
      isPrivate
    />
  );
}
