import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';

/** Options that belong together, under their heading. */
export interface OptionGroup<T> {
  title: string;
  options: readonly T[];
}

interface ComboboxProps<T> {
  label: string;
  text: string;
  onType: (text: string) => void;
  groups: readonly OptionGroup<T>[];
  keyOf: (option: T) => string;
  renderOption: (option: T) => ReactNode;
  onSelect: (option: T) => void;
  /** Stands in the list instead of options: a hint, that something is under way, or what went wrong. */
  message: string | null;
  /** How many were found, for the list's head and for screen readers. */
  count: string;
  icon: ReactNode;
  /** A key that leads here, shown while the field is empty. */
  shortcut?: string;
  className?: string | undefined;
}

/**
 * A text field with a list of what it may mean. The field is native and there from the first paint; the list lies over
 * the page, so that nothing moves. No option is active until an arrow is pressed; Enter without one takes the first.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, text, onType, groups, keyOf, renderOption, onSelect, message, count, icon } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const keys = options.map(keyOf);
  const idOf = (key: string): string => `${id}-${key}`;

  function close(): void {
    setOpen(false);
    setActive(null);
  }

  function select(option: T | undefined): void {
    if (!option) return;
    close();
    onSelect(option);
  }

  function move(step: 1 | -1): void {
    setOpen(true);
    if (keys.length === 0) return;
    const from = active === null ? (step === 1 ? -1 : keys.length) : keys.indexOf(active);
    const next = keys.at((from + step) % keys.length) ?? null;
    setActive(next);
    if (next !== null) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && isOpen)
      select(active === null ? options[0] : options[keys.indexOf(active)]);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Escape' && text !== '') onType('');
    else return;
    event.preventDefault();
    // One Escape closes one thing: not the dialog around this field too.
    event.stopPropagation();
  }

  return (
    <div
      className={classNames(styles.combobox, props.className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active !== null ? idOf(active) : undefined}
        placeholder={label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-search
        onChange={({ target }) => {
          onType(target.value);
          setOpen(true);
          setActive(null);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {props.shortcut && text === '' && (
        <kbd className={styles.key} aria-hidden>
          {props.shortcut}
        </kbd>
      )}
      {/* Pressing an option must not take the focus from the field. */}
      <div
        role="presentation"
        className={styles.popover}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        <output className={options.length > 0 && text !== '' ? styles.count : 'visually-hidden'}>
          {text !== '' && count}
        </output>
        {message !== null && <p className={styles.message}>{message}</p>}
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title} className={styles.group}>
              <div className={styles.groupTitle} aria-hidden>
                {group.title}
              </div>
              {group.options.map((option) => {
                const key = keyOf(option);
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
                  <div
                    key={key}
                    id={idOf(key)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={key === active}
                    className={styles.option}
                    onClick={() => select(option)}
                  >
                    {renderOption(option)}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
