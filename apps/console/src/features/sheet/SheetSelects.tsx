import { Choice, Choices as Tabs } from '@semestr/ui/Choices.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { termName } from '../../ui/terms.ts';
import type { Column } from './sheet-data.ts';
import styles from '../../ui/sheet/sheet.module.css';
import { sheetTexts } from './texts.ts';
import type { Address } from './use-address.ts';
import type { Choices } from './use-choices.ts';

interface SheetSelectsProps {
  address: Address;
  choices: Choices;
  /** All columns of the sheet. */
  columns: readonly Column[];
}

/** Selects the sheet: the options of each select depend on the previous one. */
export function SheetSelects({ address, choices, columns }: SheetSelectsProps) {
  const t = useTexts(sheetTexts);
  const language = useLanguage();
  const { groupId, type, subgroup, choose } = address;
  const { groups, terms, term, offered, subject, chosen } = choices;
  const hasHalves = columns.some((column) => column.subgroup > 0);
  return (
    <search aria-label={t('choices')} className={styles.choosers}>
      <div className={styles.short}>
        <SelectField
          label={t('fields.groupId')}
          placeholder={t('choose')}
          value={groupId ?? ''}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => choose('groupId', target.value || null)}
        />
      </div>
      <div className={styles.middle}>
        <SelectField
          label={t('fields.term')}
          disabled={terms.length === 0}
          {...(terms.length === 0 && { placeholder: t('groupFirst') })}
          value={term ?? ''}
          options={terms.map((one) => ({ value: one, label: termName(one, language) }))}
          onChange={({ target }) => choose('term', target.value)}
        />
      </div>
      <div className={styles.long}>
        <SelectField
          label={t('fields.subject')}
          disabled={offered.length === 0}
          {...(offered.length === 0 && { placeholder: t('groupFirst') })}
          value={subject?.abbrev ?? ''}
          options={offered.map(({ abbrev, name }) => ({ value: abbrev, label: name }))}
          onChange={({ target }) => choose('subject', target.value)}
        />
      </div>
      {chosen.length > 1 && (
        <Tabs label={t('types')} className={styles.tabs}>
          <Choice isChosen={type === null} onClick={() => choose('type', null)}>
            {t('all')}
          </Choice>
          {chosen.map((one) => (
            <Choice key={one.id} isChosen={type === one.type} onClick={() => choose('type', one.type)}>
              {one.type}
            </Choice>
          ))}
        </Tabs>
      )}
      {hasHalves && (
        <Tabs label={t('subgroup')} className={styles.tabs}>
          <Choice isChosen={subgroup === null} onClick={() => choose('subgroup', null)}>
            {t('both')}
          </Choice>
          {[1, 2].map((one) => (
            <Choice
              key={one}
              isChosen={subgroup === one}
              aria-label={t('half', { subgroup: one })}
              onClick={() => choose('subgroup', String(one))}
            >
              {one}
            </Choice>
          ))}
        </Tabs>
      )}
    </search>
  );
}
