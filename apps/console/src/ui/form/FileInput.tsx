import type { FileContent } from '@semestr/api/endpoint';
import { fileSize } from '@semestr/core/display';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Upload, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@semestr/ui/Button.tsx';
import { uiTexts } from '../texts.ts';
import { Field } from './Field.tsx';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.ts';

interface FileInputProps extends FieldProps {
  /** As in HTML: ".csv,.xlsx". */
  accept: string;
}

const contentOf = async (file: File): Promise<FileContent> => ({
  name: file.name,
  type: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

// This input puts nothing else into its field.
const fileIn = (value: unknown): FileContent | null => (value ? (value as FileContent) : null);

const show = (value: unknown): string => fileIn(value)?.name ?? '';

/** A file as the calls of the contract take it; null where there is none. */
export function FileInput({ accept, ...props }: FileInputProps) {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const { shell, control } = useField(props, { show });
  const { value, onChange, name, ref: _ref, ...rest } = control;
  const file = fileIn(value);
  return (
    <Field {...shell}>
      <input
        ref={picker}
        type="file"
        name={name}
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void contentOf(chosen).then(onChange);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        id={rest.id}
        aria-describedby={rest['aria-describedby']}
        onClick={() => picker.current?.click()}
      >
        <Upload size={16} strokeWidth={1.75} aria-hidden />
        {t('form.choose')}
      </Button>
      <span className={styles.fileName} role="status">
        {file ? `${file.name}, ${fileSize(file.bytes.length, language)}` : t('form.noFile')}
      </span>
      {file && (
        <button
          type="button"
          className={styles.inlineEnd}
          aria-label={t('form.removeFile')}
          onClick={() => onChange(null)}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </Field>
  );
}
