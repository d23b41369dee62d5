import { type ParameterName, type ReportName, reportParameters } from '@semestr/api/reports';
import { dotted, type IsoDate } from '@semestr/core/dates';
import { requestKinds } from '@semestr/core/requests/kinds';
import { requestTexts } from '@semestr/core/requests/texts';
import { Button } from '@semestr/ui/Button.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { today } from '../../clock.ts';
import { isLimitedToFaculty, useOwnFaculty } from '../../ui/own-faculty.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { GroupField } from './GroupField.tsx';
import styles from './reports.module.css';
import { offeredTerms, termWords } from './terms.ts';
import { reportTexts } from './texts.ts';
import type { Conditions } from './use-address.ts';
import { type Choices, useChoices } from './use-choices.ts';

interface ReportConditionsProps {
  name: ReportName;
  conditions: Conditions;
  onNarrow: (changes: Partial<Record<ParameterName, string>>) => void;
  onReset: () => void;
}

/** A role limited to one faculty cannot select faculties. */
const isOffered = (parameter: ParameterName): boolean => parameter !== 'facultyId' || !isLimitedToFaculty();

/** The fields of a report's parameters, in the order of the contract. */
export function ReportConditions(props: ReportConditionsProps) {
  const t = useTexts(reportTexts);
  const faculty = useOwnFaculty();
  const choices = useChoices({ ...props.conditions, ...(faculty && { facultyId: String(faculty.id) }) });
  return (
    <search aria-label={t('conditions.title')} className={styles.conditions}>
      {reportParameters[props.name].filter(isOffered).map((parameter) => (
        <div key={parameter} className={styles.condition}>
          <Condition {...props} parameter={parameter} choices={choices} />
        </div>
      ))}
      {Object.keys(props.conditions).length > 0 && (
        <Button look="text" onClick={props.onReset}>
          {t('conditions.reset')}
        </Button>
      )}
    </search>
  );
}

type ConditionProps = ReportConditionsProps & { parameter: ParameterName; choices: Choices };

function Condition({ parameter, ...props }: ConditionProps) {
  const t = useTexts(reportTexts);
  const { conditions, choices, onNarrow } = props;
  const field = {
    label: t(`conditions.${parameter}`),
    value: conditions[parameter],
    onChange: (value: string) => onNarrow({ [parameter]: value }),
  };
  if (parameter === 'from') return <DayField {...field} />;
  if (parameter === 'to') return <DayField {...field} error={isBeforeFrom(conditions)} />;
  if (parameter === 'groupId')
    return <GroupField {...field} choices={choices} placeholder={t('conditions.any')} />;
  return <Select {...props} parameter={parameter} />;

  function isBeforeFrom({ from, to }: Conditions): string | undefined {
    if (from === undefined || to === undefined || from <= to) return undefined;
    // The server only accepts complete dates.
    return t('conditions.beforeFrom', { day: dotted(from as IsoDate) });
  }
}

type Selected = Exclude<ParameterName, 'from' | 'to' | 'groupId'>;

/** Changing a condition clears the narrower ones, which may no longer match. */
const narrower: Readonly<Record<Selected, readonly ParameterName[]>> = {
  term: [],
  kind: [],
  facultyId: ['specialityId', 'groupId'],
  specialityId: ['groupId'],
  course: ['groupId'],
};

const courses = ['1', '2', '3', '4', '5', '6'];

/** A select with a few options. */
function Select(props: ConditionProps & { parameter: Selected }) {
  const { name, parameter, conditions, choices, onNarrow } = props;
  const t = useTexts(reportTexts);
  const words = useTexts(requestTexts);
  const language = useLanguage();
  const optionsOf = {
    term: () => offeredTerms(today()).map((value) => ({ value, label: termWords(value, language) })),
    kind: () => requestKinds.map((value) => ({ value, label: words(`${value}.names`) })),
    facultyId: () => choices.faculties.map(({ id, abbrev }) => ({ value: String(id), label: abbrev })),
    specialityId: () =>
      choices.specialities.map(({ id, abbrev, educationForm }) => ({
        value: String(id),
        label: `${abbrev}, ${educationForm.name}`,
      })),
    course: () => courses.map((value) => ({ value, label: value })),
  };
  const isOfTerm = name === 'ratings' || name === 'session-results';
  const defaultTerm = isOfTerm ? 'conditions.lastTerm' : 'conditions.anyTerm';
  return (
    <SelectField
      label={t(`conditions.${parameter}`)}
      options={optionsOf[parameter]()}
      placeholder={t(parameter === 'term' ? defaultTerm : 'conditions.any')}
      value={conditions[parameter] ?? ''}
      onChange={({ target }) => {
        const cleared = Object.fromEntries(narrower[parameter].map((one) => [one, '']));
        onNarrow({ ...cleared, [parameter]: target.value });
      }}
    />
  );
}
