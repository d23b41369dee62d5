import { fileSize } from '@semestr/core/display';
import { Upload, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button, IconButton } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { FieldFrame, type ValueProps } from './FieldFrame.tsx';
import styles from './files.module.css';
import { chooseFiles, fileKey, type FileLimits } from './files.ts';
import { Preview } from './Preview.tsx';
import { fieldTexts } from './texts.ts';

interface FileFieldProps extends ValueProps<readonly File[]> {
  limits: FileLimits;
}

/**
 * Files, selected or dropped. The field lists the accepted types in advance, and names a rejected file, which is not
 * added.
 */
export function FileField({ label, hint, error, value, onChange, limits, ...input }: FileFieldProps) {
  const t = useTexts(fieldTexts);
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);
  const { kinds, maxBytes, maxFiles } = limits;
  // Some file types have several media types.
  const kindWords = [...new Set(Object.values(kinds))];
  const rules = [
    ...kindWords,
    maxFiles === 1 ? t('upTo', { size: maxBytes }) : t('upToFiles', { count: maxFiles, size: maxBytes }),
  ].join(', ');

  function add(chosen: readonly File[]): void {
    const { files, refused } = chooseFiles(value, chosen, limits);
    setFault(
      refused &&
        {
          size: () => t('fileTooLarge', { name: refused.name, size: refused.size }),
          kind: () => t('fileOfOtherKind', { name: refused.name, kinds: kindWords.join(', ') }),
          count: () => t('tooManyFiles'),
        }[refused.why](),
    );
    onChange(files);
  }

  const onDrag = (event: DragEvent, isInside: boolean): void => {
    event.preventDefault();
    setOver(isInside);
  };

  return (
    <FieldFrame label={label} hint={hint ?? rules} error={fault ?? error}>
      {({ id, ...control }) => (
        <>
          {value.length > 0 && (
            <ul className={styles.files}>
              {value.map((file) => (
                <li key={fileKey(file)} className={styles.file}>
                  <Preview file={file} />
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.size}>{fileSize(file.size, language)}</span>
                  <IconButton
                    label={t('removeFile', { name: file.name })}
                    onClick={() => {
                      setFault(undefined);
                      onChange(value.filter((one) => one !== file));
                    }}
                  >
                    <X size={16} strokeWidth={1.75} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          {value.length < maxFiles && (
            <div
              role="presentation"
              className={classNames(styles.drop, isOver && styles.over)}
              onDragOver={(event) => onDrag(event, true)}
              onDragLeave={(event) => onDrag(event, false)}
              onDrop={(event) => {
                onDrag(event, false);
                add([...event.dataTransfer.files]);
              }}
            >
              <Button id={id} {...control} onClick={() => picker.current?.click()}>
                <Upload size={16} strokeWidth={1.75} aria-hidden />
                {t(maxFiles === 1 ? 'chooseFile' : 'chooseFiles')}
              </Button>
              <span className={styles.hint}>{t('dropFile')}</span>
            </div>
          )}
          <input
            {...input}
            ref={picker}
            type="file"
            hidden
            accept={Object.keys(kinds).join(',')}
            multiple={maxFiles > 1}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // Allows the same file to be selected again.
              target.value = '';
            }}
          />
        </>
      )}
    </FieldFrame>
  );
}
