import type { DiplomaTopic, Suggestion } from '@semestr/api/diploma';
import type { EmployeeBrief } from '@semestr/api/employees';
import { MAX_JUSTIFICATION, MAX_TOPIC } from '@semestr/core/diploma';
import { fullName } from '@semestr/core/display';
import * as z from 'zod/mini';

export const supervisorKinds = ['employee', 'external'] as const;
export type SupervisorKind = (typeof supervisorKinds)[number];

const text = z.string().check(z.trim(), z.maxLength(MAX_TOPIC));

export const TopicValues = z.object({
  kind: z.enum(supervisorKinds),
  /** The name shown in the field. */
  supervisor: z.string().check(z.minLength(1, 'required')),
  supervisorId: z.int(),
  topic: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_TOPIC)),
  belarusian: text,
  english: text,
  justification: z.string().check(z.trim(), z.maxLength(MAX_JUSTIFICATION)),
});
export type TopicValues = z.output<typeof TopicValues>;

export const noValues: TopicValues = {
  kind: 'employee',
  supervisor: '',
  supervisorId: 0,
  topic: '',
  belarusian: '',
  english: '',
  justification: '',
};

/** Fields of the call, mapped to those of the form. */
export const fieldOf = {
  employeeId: 'supervisor',
  externalManagerId: 'supervisor',
  topicName: 'topic',
  belarusianTopic: 'belarusian',
  englishTopic: 'english',
} as const;

/** A possible supervisor, as offered in the field. */
export interface Supervisor {
  id: number;
  label: string;
}

export const employeeOption = (employee: EmployeeBrief): Supervisor => ({
  id: employee.id,
  label: [fullName(employee), employee.academicDepartment].filter(Boolean).join(', '),
});

export const managerOption = (
  manager: Pick<NonNullable<DiplomaTopic['externalManager']>, 'id' | 'names' | 'workPlace'>,
): Supervisor => ({
  id: manager.id,
  label: [manager.names, manager.workPlace].filter(Boolean).join(', '),
});

/** Returns the form values of a suggestion, for editing it or suggesting it again. */
export function toValues(topic: DiplomaTopic): TopicValues {
  const { employee, externalManager } = topic;
  const supervisor = employee
    ? employeeOption(employee)
    : externalManager
      ? managerOption(externalManager)
      : { id: 0, label: '' };
  return {
    kind: externalManager && !employee ? 'external' : 'employee',
    supervisor: supervisor.label,
    supervisorId: supervisor.id,
    topic: topic.topic,
    belarusian: topic.belarusianTopic ?? '',
    english: topic.englishTopic ?? '',
    justification: topic.justification ?? '',
  };
}

/** Converts the values to a request body. */
export const toRequestBody = (values: TopicValues): Suggestion => ({
  employeeId: values.kind === 'employee' ? values.supervisorId : null,
  externalManagerId: values.kind === 'external' ? values.supervisorId : null,
  topicName: values.topic,
  belarusianTopic: values.belarusian,
  englishTopic: values.english,
  justification: values.justification,
});
