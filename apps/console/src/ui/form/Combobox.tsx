import { IconButton } from '@semestr/ui/Button.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { disabledOption, useOptions } from '@semestr/ui/use-options';
import { X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { uiTexts } from '../texts.ts';
import styles from './combobox.module.css';
import type { Choice } from './SelectInput.tsx';

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> {
  /** The name of what is chosen; empty where nothing is. */
  chosen: string;
  /** What fits the words that were typed; undefined while it is being asked for. */
  choices: readonly Choice[] | undefined;
  /** The choices answer an earlier search: they stay visible but cannot be chosen. */
  isPending?: boolean;
  /** Told of what is typed. */
  onSearch: (words: string) => void;
  onChoose: (id: Choice['id'] | null) => void;
}

/** A field whose value is chosen from a list that is narrowed by typing. */
export function Combobox(props: ComboboxProps) {
  const { chosen, choices, isPending = false, onSearch, onChoose, onBlur, ...input } = props;
  const t = useTexts(uiTexts);
  /** What is being typed; null while nobody types, and the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const found = choices ?? [];
  const list = useOptions({
    options: isPending ? [] : found,
    keyOf: ({ id }) => String(id),
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
          list.openAnew();
          setTyped(target.value);
          onSearch(target.value);
        }}
        onBlur={(event) => {
          // Who empties the field chooses nothing; other words that were not chosen from the list are dropped.
          if (typed === '') onChoose(null);
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
