import type { FileContent } from '@semestr/api/endpoint';
import { fileSize } from '@semestr/core/display';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Upload, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, IconButton } from '@semestr/ui/Button.tsx';
import { uiTexts } from '../texts.ts';
import styles from './form.module.css';
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

// This input sets no other values on its field.
const fileIn = (value: unknown): FileContent | null => (value ? (value as FileContent) : null);

const show = (value: unknown): string => fileIn(value)?.name ?? '';

/** A file in the form that the contract's calls expect; null when there is none. */
export function FileInput({ accept, ...props }: FileInputProps) {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const { frame, input } = useField(props, { show });
  const file = fileIn(input.value);
  return (
    <FieldFrame {...frame}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={styles.file}>
          <input
            ref={picker}
            type="file"
            name={input.name}
            accept={accept}
            hidden
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void contentOf(chosen).then(input.onChange);
              // Allows the same file to be selected again.
              target.value = '';
            }}
          />
          <Button id={id} aria-describedby={describedBy} onClick={() => picker.current?.click()}>
            <Upload size={16} strokeWidth={1.75} aria-hidden />
            {t('form.choose')}
          </Button>
          <span className={styles.fileName} role="status">
            {file ? `${file.name}, ${fileSize(file.bytes.length, language)}` : t('form.noFile')}
          </span>
          {file && (
            <IconButton label={t('form.removeFile')} onClick={() => input.onChange(null)}>
              <X size={16} strokeWidth={1.75} />
            </IconButton>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
