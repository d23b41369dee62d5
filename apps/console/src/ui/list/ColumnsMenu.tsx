import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Menu, MenuItem, MenuLine } from '@semestr/ui/Menu.tsx';
import { Columns3 } from 'lucide-react';
import type { RaRecord } from 'react-admin';
import { uiTexts } from '../texts/index.ts';
import { useFieldName } from '../use-field-name.ts';
import { type Column, titleSourceOf } from './columns.ts';
import type { ChosenColumns } from './use-columns.ts';

interface ColumnsMenuProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  chosen: ChosenColumns<R>;
}

/** Menu that shows and hides columns. */
export function ColumnsMenu<R extends RaRecord>({ columns, chosen }: ColumnsMenuProps<R>) {
  const t = useTexts(uiTexts);
  const nameOf = useFieldName();
  const [, ...others] = columns;
  return (
    <Menu
      buttonClassName={buttonClass('outlined')}
      button={
        <>
          <Columns3 size={16} strokeWidth={1.75} aria-hidden />
          {t('list.columns')}
        </>
      }
    >
      {() => (
        <>
          {others.map((column) => (
            <MenuItem
              key={column.source}
              isTicked={chosen.isShown(column)}
              onClick={() => chosen.toggle(column)}
            >
              {nameOf(titleSourceOf(column))}
            </MenuItem>
          ))}
          <MenuLine />
          <MenuItem onClick={() => chosen.setChosen(null)}>{t('list.usualColumns')}</MenuItem>
        </>
      )}
    </Menu>
  );
}
