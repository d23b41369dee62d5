import { IconButton } from '@semestr/ui/Button.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { disabledOption, useOptions } from '@semestr/ui/use-options';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { uiTexts } from '../texts/index.ts';
import styles from './combobox.module.css';
import type { Choice } from './SelectInput.tsx';

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> {
  /** Name of the selected option; empty when there is none. */
  chosen: string;
  /** Options that match the search text; undefined while loading. */
  choices: readonly Choice[] | undefined;
  /** Whether the options belong to an earlier search. They stay visible but cannot be selected. */
  isPending?: boolean;
  /** Called with the search text. */
  onSearch: (words: string) => void;
  onChoose: (id: Choice['id'] | null) => void;
}

/** A field whose value is selected from a list that typing filters. */
export function Combobox(props: ComboboxProps) {
  const { chosen, choices, isPending = false, onSearch, onChoose, onBlur, ...input } = props;
  const t = useTexts(uiTexts);
  /** The text being typed; null otherwise, when the field shows the selected option. */
  const [typed, setTyped] = useState<string | null>(null);
  const found = choices ?? [];
  /** A single match of the typed text is selected without a further step. */
  const only =
    typed !== null && typed.trim() !== '' && !isPending && found.length === 1 ? found[0] : undefined;
  const list = useOptions({
    options: isPending ? [] : found,
    keyOf: ({ id }) => String(id),
    selectsFirst: only !== undefined,
    onOpen: () => onSearch(''),
    onSelect: ({ id }) => {
      setTyped(null);
      onChoose(id);
    },
  });
  return (
    <div className={fields.withButton}>
      <input
        {...input}
        {...list.field}
        className={fields.input}
        value={typed ?? chosen}
        onChange={({ target }) => {
          list.reopen();
          setTyped(target.value);
          onSearch(target.value);
        }}
        onBlur={(event) => {
          // Clearing the field clears the selection. Any other text that is not an option is discarded.
          if (typed === '') onChoose(null);
          else if (only) onChoose(only.id);
          setTyped(null);
          list.close();
          onBlur?.(event);
        }}
      />
      {chosen !== '' && !list.isOpen && (
        <IconButton label={t('form.clear')} className={fields.endButton} onClick={() => onChoose(null)}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      {(chosen === '' || list.isOpen) && (
        <ChevronDown size={16} strokeWidth={1.75} className={fields.arrow} aria-hidden />
      )}
      {list.isOpen && choices && (
        <div {...list.popover} className={styles.options}>
          <div
            {...list.list}
            aria-busy={isPending}
            aria-label={isPending ? t('form.searching') : t('list.found', { total: found.length })}
          >
            {found.map((choice) => (
              <div
                key={String(choice.id)}
                {...(isPending ? disabledOption : list.option(choice))}
                className={styles.option}
              >
                {choice.name}
              </div>
            ))}
            {found.length === 0 && (
              <div {...disabledOption} className={styles.option}>
                {t(isPending ? 'form.searching' : 'form.noMatch')}
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
