import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useState } from 'react';
import { type FieldProps, useField } from './use-field.ts';

interface ListInputProps extends FieldProps {
  /** Parses one entry. */
  parse: (entry: string) => unknown;
  /** Stored when there are no entries. */
  empty: null | readonly never[];
}

const joinEntries = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

/** A list of short values, typed with commas between them. */
export function ListInput({ parse, empty, ...props }: ListInputProps) {
  const { frame, input } = useField({ ...props, isOptional: true }, { show: joinEntries });
  const { value, onChange, onBlur, ...rest } = input;
  /** The text being typed, including a trailing comma; null otherwise. */
  const [typed, setTyped] = useState<string | null>(null);

  function read(text: string): void {
    setTyped(text);
    const entries = text.split(',').flatMap((entry) => entry.trim() || []);
    onChange(entries.length > 0 ? entries.map(parse) : empty);
  }

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...rest}
          {...control}
          value={typed ?? joinEntries(value)}
          autoComplete="off"
          className={fields.input}
          onChange={({ target }) => read(target.value)}
          onBlur={() => {
            setTyped(null);
            onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}
