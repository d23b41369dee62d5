import type { DiplomaTopic } from '@semestr/api/diploma';
import { expect, it } from 'vitest';
import { hasOpen, toTopicViews } from './diploma.ts';
import { toRequestBody, TopicValues, toValues } from './topic-values.ts';

const topic = (id: number, more: Partial<DiplomaTopic> = {}): DiplomaTopic => ({
  id,
  date: '18.11.2026',
  topic: 'Навигация по корпусам',
  belarusianTopic: null,
  englishTopic: null,
  justification: null,
  status: 'На рассмотрении',
  statusId: 5,
  rejectionReason: null,
  employee: {
    id: 501000,
    firstName: 'Иван',
    middleName: 'Ильич',
    lastName: 'Образцов',
    fio: 'Образцов И. И.',
    academicDepartment: 'Каф.ПР',
    price: null,
  },
  externalManager: null,
  ...more,
});

const manager = {
  id: 7,
  names: 'Шостак Вера Павловна',
  scienceDegree: null,
  employeeRank: null,
  workPlace: 'ООО «Вереск Софт»',
  jobPosition: null,
};

it('PA-11 PA-15 diploma: lists the newest topic first, with the details that the provider returns', () => {
  const views = toTopicViews([
    topic(3),
    topic(9, { statusId: 1, decidedDate: '20.11.2026' }),
    topic(5, { statusId: 4 }),
  ]);
  expect(views.map(({ id, state, suggestedOn, decidedOn }) => [id, state, suggestedOn, decidedOn])).toEqual([
    [9, 'approved', '2026-11-18', '2026-11-20'],
    [5, null, '2026-11-18', null],
    [3, 'suggested', '2026-11-18', null],
  ]);
});

it.each([
  [5, true],
  [2, true],
  [1, false],
  [3, false],
  [4, false],
])('PA-11 diploma: a topic in state %s blocks another suggestion: %s', (statusId, isOpen) => {
  expect(hasOpen(toTopicViews([topic(1, { statusId })]))).toBe(isOpen);
});

it('PA-11 diploma: a topic that is edited or suggested again keeps its supervisor', () => {
  const like = toValues(topic(1, { englishTopic: 'Campus navigation' }));
  expect(TopicValues.safeParse(like).success).toBe(true);
  expect(like.supervisor).toBe('Образцов Иван Ильич, Каф.ПР');
  expect(toRequestBody(like)).toEqual({
    employeeId: 501000,
    externalManagerId: null,
    topicName: 'Навигация по корпусам',
    englishTopic: 'Campus navigation',
    belarusianTopic: '',
    justification: '',
  });
  const external = toValues(topic(1, { employee: null, externalManager: manager }));
  expect(external.supervisor).toBe('Шостак Вера Павловна, ООО «Вереск Софт»');
  expect(toRequestBody(external)).toMatchObject({ employeeId: null, externalManagerId: 7 });
});

it('PA-11 diploma: a topic of a former supervisor requires selecting another one', () => {
  const { error } = TopicValues.safeParse(toValues(topic(1, { employee: null })));
  expect(error?.issues.map(({ path }) => path)).toEqual([['supervisor']]);
});
