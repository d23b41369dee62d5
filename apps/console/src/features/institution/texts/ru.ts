export default {
  name: 'Учреждение',
  names: 'Учреждение',
  noneYet: 'Учреждения ещё нет',
  fields: {
    name: 'Название',
    nameEn: 'Название по-английски',
    nameBe: 'Название по-белорусски',
    taxNumber: 'УНП',
    address: 'Адрес',
    rector: 'Ректор (фамилия, имя, отчество)',
    lettersTo: 'Кому адресуют заявления: «Ректору … Иванову И. И.»',
    since: 'Год в\u00a0подвале сайта: ©\u00a01994–2026',
    supportPhone: 'Телефон поддержки',
    supportEmail: 'Почта поддержки',
    deansOfficePhone: 'Телефон деканата',
  },
} as const;
