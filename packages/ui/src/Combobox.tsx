import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';
import { disabledOption, useOptions } from './use-options.ts';

/** A group of options with its heading. */
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
  /** Whether the option belongs to an earlier text: it stays visible but cannot be selected. */
  isStale?: (option: T) => boolean;
  /** Shown in the list instead of options: a hint, a loading state, or an error. */
  message: string | null;
  /** Number of results, for the list's header and for screen readers. */
  count: string;
  icon: ReactNode;
  /** Key that focuses the field, shown while it is empty. */
  shortcut?: string;
  className?: string | undefined;
}

/**
 * A search: a text field with a list of matching options. The field is native and usable from the first paint; the list
 * overlays the page, so that nothing shifts. Enter selects the first option while none is active.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, text, onType, groups, keyOf, renderOption, onSelect, message, count, icon } = props;
  const isStale = props.isStale ?? (() => false);
  const options = groups.flatMap((group) => group.options);
  const list = useOptions({
    options: options.filter((option) => !isStale(option)),
    keyOf,
    onSelect,
    selectsFirst: true,
    onEscape: text !== '' && (() => onType('')),
  });
  return (
    <div
      className={classNames(styles.combobox, props.className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) list.close();
      }}
    >
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <input
        {...list.field}
        onFocus={list.field.onClick}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={text}
        enterKeyHint="search"
        data-search
        onChange={({ target }) => {
          onType(target.value);
          list.reopen();
        }}
      />
      {props.shortcut && text === '' && (
        <kbd className={styles.key} aria-hidden>
          {props.shortcut}
        </kbd>
      )}
      {/* The list uses the page's colour scheme, even if the field is in a dark bar. */}
      <div {...list.popover} className={styles.popover} data-scheme="page" hidden={!list.isOpen}>
        <output className={options.length > 0 && text !== '' ? styles.count : 'visually-hidden'}>
          {text !== '' && count}
        </output>
        {message !== null && <p className={styles.message}>{message}</p>}
        <div {...list.list} aria-label={label}>
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title} className={styles.group}>
              <div className={styles.groupTitle} aria-hidden>
                {group.title}
              </div>
              {group.options.map((option) => (
                <div
                  key={keyOf(option)}
                  {...(isStale(option) ? disabledOption : list.option(option))}
                  className={styles.option}
                >
                  {renderOption(option)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
