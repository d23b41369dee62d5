import {
  DataTable,
  type DataTableColumnProps,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
} from 'react-admin';

/** DataTable's column whose head also tells assistive technology how the table is sorted. */
export function Column<R extends RaRecord>(props: DataTableColumnProps<R>) {
  const isHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const isSorted = isHead && sort !== undefined && sort.field === props.source;
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return <DataTable.Col<R> {...props} {...(isSorted && { sortDirection: direction })} />;
}
