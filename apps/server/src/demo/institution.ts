import type { institution } from '../db/tables/institution.ts';

/** The legal entity that runs the demo university. */
export const demoInstitution: typeof institution.$inferInsert = {
  name: 'Учреждение образования «Примерный университет»',
  nameEn: 'Educational institution “Example University”',
  nameBe: 'Установа адукацыі «Прыкладны ўніверсітэт»',
  taxNumber: '100200300',
  address: '220000, г. Минск, ул. Садовая, 15',
  rector: 'Воробьёв Игорь Петрович',
  lettersTo: 'Ректору Примерного университета Воробьёву И. П.',
  since: 2009,
  supportPhone: '+375172930000',
  supportEmail: 'support@example.by',
  deansOfficePhone: '+375172930000',
};
