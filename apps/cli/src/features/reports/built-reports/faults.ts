import {
  type DefinitionFault,
  MAX_ROW_DIMENSIONS,
  viewNames,
  viewOf,
  type WrittenDefinition,
} from '@semestr/core/built-reports';
import type { ReportsTranslate } from '../texts.ts';

/** Returns the valid names for a field that contains an unknown one. */
function namesFor(field: string, view: NonNullable<ReturnType<typeof viewOf>>): readonly string[] {
  if (field === 'measure') return view.measures;
  const isFilter = field.startsWith('filter.');
  return isFilter && view.hasDays ? [...view.dimensions, 'from', 'to'] : view.dimensions;
}

/** Lists the invalid parts of a report, one per line, with the valid choices. */
export const faultLines = (
  t: ReportsTranslate,
  { view: viewName }: WrittenDefinition,
  faults: readonly DefinitionFault[],
): string[] =>
  faults.map(({ field, reason, name }) => {
    const view = viewOf(viewName);
    if (reason === 'twice') return `  ${t('built.faults.twice', { field, name })}`;
    if (reason === 'too-big') return `  ${t('built.faults.too-big', { field, most: MAX_ROW_DIMENSIONS })}`;
    if (reason !== 'unknown') return `  ${t(`built.faults.${reason}`, { field })}`;
    if (!view) return `  ${t('built.faults.unknown', { field, name, names: viewNames.join(', ') })}`;
    const names = namesFor(field, view).join(', ');
    return `  ${t('built.faults.unknownHere', { field, view: viewName, name, names })}`;
  });
