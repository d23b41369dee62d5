import { employeeLinks, employeeNotes } from '../db/tables/employees.ts';
import { teacher } from './accounts.ts';
import type { Area } from './area-input.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';

/** Research interests by science, keyed by the end of the degree's name. */
const interests: Readonly<Record<string, readonly string[]>> = {
  'технических наук': [
    'обработка сигналов и изображений',
    'распределённые системы',
    'базы данных',
    'машинное обучение',
    'встраиваемые системы',
    'надёжность программ',
    'компьютерные сети',
  ],
  'физико-математических наук': [
    'численные методы',
    'теория графов',
    'математическая статистика',
    'дифференциальные уравнения',
    'оптимизация',
  ],
  'экономических наук': ['экономика знаний', 'управление проектами', 'логистика', 'цифровые рынки'],
};

const digits = (random: Random): string => String(random.int(0, 9999)).padStart(4, '0');

/** Reserved addresses: example.org is set aside for examples (RFC 2606). */
function linksOf(urlId: string, random: Random, isKnown: boolean) {
  const links = [
    { type: 'chair', link: `https://university.example.org/staff/${urlId}` },
    {
      type: 'orcid',
      link: `https://orcid.example.org/0000-0002-${digits(random)}-${digits(random)}`,
    },
    { type: 'google-scholar', link: `https://scholar.example.org/citations?user=${urlId}` },
    { type: 'research-gate', link: `https://research.example.org/profile/${urlId}` },
  ] as const;
  return links.filter((_link, index) => isKnown || random.chance(index === 0 ? 0.7 : 0.35));
}

/** Fills profile links of employees with a degree, and research interests of many of them. */
export const fillPresentations: Area = async ({ tx, made, random }) => {
  const scholars = made.employees.filter(({ degree }) => degree !== '');
  const links = scholars.flatMap(({ id, urlId, lastName }) =>
    linksOf(urlId, random, lastName === teacher.name.lastName).map((link, order) => ({
      ...link,
      employeeId: id,
      order,
    })),
  );
  const notes = scholars.flatMap(({ id, degree, lastName }) => {
    const [, ownInterests] = Object.entries(interests).find(([science]) => degree.endsWith(science)) ?? [];
    const isWritten = lastName === teacher.name.lastName || random.chance(0.6);
    if (!ownInterests || !isWritten) return [];
    const content = random.shuffle(ownInterests).slice(0, random.int(2, 3)).join(', ');
    const [first = '', ...others] = content;
    return [{ employeeId: id, title: 'Научные интересы', content: first.toUpperCase() + others.join('') }];
  });
  await insertAll(tx, employeeLinks, links);
  await insertAll(tx, employeeNotes, notes);
};
