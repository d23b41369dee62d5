import { IconButton } from '@semestr/ui/Button.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { uiTexts } from '../texts.ts';
import styles from './combobox.module.css';
import type { Choice } from './SelectInput.tsx';

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> {
  id: string;
  /** The name of what is chosen; empty where nothing is. */
  chosen: string;
  /** What fits the words that were typed; undefined while it is being asked for. */
  choices: readonly Choice[] | undefined;
  /** Told of what is typed. */
  onSearch: (words: string) => void;
  onChoose: (id: Choice['id'] | null) => void;
}

/** A text field with a list of what fits below it (the ARIA pattern of that name). */
export function Combobox({ id, chosen, choices, onSearch, onChoose, onBlur, ...input }: ComboboxProps) {
  const t = useTexts(uiTexts);
  /** What is being typed; null while nobody types, and the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = choices ?? [];

  function open(words: string): void {
    setOpen(true);
    setActive(-1);
    onSearch(words);
  }
  function close(): void {
    setOpen(false);
    setTyped(null);
  }
  function choose(choice: Choice | undefined): void {
    if (!choice) return;
    onChoose(choice.id);
    close();
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open('');
      else setActive((active + step + options.length) % Math.max(1, options.length));
    } else if (event.key === 'Enter' && isOpen) {
      // Enter chooses here; it does not send the form.
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className={fields.withButton}>
      <input
        {...input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        className={fields.input}
        aria-expanded={isOpen}
        aria-controls={`${id}-options`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        value={typed ?? chosen}
        onChange={({ target }) => {
          setTyped(target.value);
          open(target.value);
        }}
        onClick={() => !isOpen && open('')}
        onKeyDown={press}
        onBlur={(event) => {
          // Who empties the field chooses nothing; other words that were not chosen from the list are dropped.
          if (typed === '') onChoose(null);
          close();
          onBlur?.(event);
        }}
      />
      {chosen !== '' && !isOpen && (
        <IconButton label={t('form.clear')} className={fields.endButton} onClick={() => onChoose(null)}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      {isOpen && choices && (
        <div
          id={`${id}-options`}
          role="listbox"
          className={styles.options}
          aria-label={t('list.found', { total: options.length })}
        >
          {options.map((choice, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and takes the keys
            <div
              key={choice.id}
              id={`${id}-${index}`}
              role="option"
              className={styles.option}
              aria-selected={index === active}
              // Pressed before the field loses the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(choice);
              }}
            >
              {choice.name}
            </div>
          ))}
          {options.length === 0 && (
            <div className={styles.noOption} role="option" aria-selected={false} aria-disabled>
              {t('form.noMatch')}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
