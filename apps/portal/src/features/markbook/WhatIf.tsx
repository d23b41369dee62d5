import { change, decimal } from '@semestr/core/display';
import { averageMark, formulaOf, PASSING_MARK } from '@semestr/core/markbook';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import { memo, useState } from 'react';
import { useControls } from '../../ui/discipline/controls.ts';
import { Formula } from './Formula.tsx';
import { type Line, marksWith, openLines } from './markbook.ts';
import styles from './what-if.module.css';
import { markbookTexts } from './texts.ts';

const BEST_MARK = 10;

/** Possible marks, best first. */
const expectedMarks = Array.from({ length: BEST_MARK - PASSING_MARK + 1 }, (_, index) => {
  const mark = String(BEST_MARK - index);
  return { value: mark, label: mark };
});

type Expected = Readonly<Record<string, string>>;

/** Sets an expected mark; an empty one resets the line to its actual mark. */
function withMark(expected: Expected, key: string, mark: string): Expected {
  const { [key]: _, ...others } = expected;
  return mark === '' ? others : { ...others, [key]: mark };
}

interface WhatIfProps {
  /** The current average; 0 when there are no marks. */
  average: number;
  lines: readonly Line[];
}

/** Calculates the average with the marks that the student expects. */
export const WhatIf = memo(function WhatIf({ average, lines }: WhatIfProps) {
  const t = useTexts(markbookTexts);
  const [expected, setExpected] = useState<Expected>({});
  const { word } = useControls();
  const open = openLines(lines);
  if (open.length === 0) return null;
  const marks = marksWith(lines, expected);
  const next = averageMark(marks);
  return (
    <Section title={t('whatIf')} className={styles.whatIf}>
      <p className={styles.hint}>{t('whatIfHint')}</p>
      <div className={styles.fields} {...asPrivate}>
        {open.map(({ key, fullSubject, formOfControl }) => (
          <SelectField
            key={key}
            label={t('expected', { subject: fullSubject, control: word(formOfControl) })}
            placeholder={t('unknown')}
            options={expectedMarks}
            value={expected[key] ?? ''}
            onChange={({ target }) => setExpected(withMark(expected, key, target.value))}
          />
        ))}
      </div>
      <output className={styles.result} {...asPrivate}>
        {Object.keys(expected).length > 0 && next !== null && (
          <>
            {t('wouldBe')} <b>{decimal(next, t.language)}</b> <Formula {...formulaOf(marks)} />
            {average !== 0 && next !== average && (
              <span className={styles.change}> {change(next - average, t.language)}</span>
            )}
          </>
        )}
      </output>
    </Section>
  );
});
