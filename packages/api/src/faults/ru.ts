import type { FieldReason } from '../faults.ts';

/** What is wrong with a field, and how to fix it. */
const ru = {
  required: 'Заполните это поле',
  format: 'Проверьте, как это записано',
  'too-small': 'Слишком мало',
  'too-big': 'Слишком много',
  unknown: 'Такого нет: выберите из списка',
  taken: 'Уже занято другой записью',
  twice: 'Это уже выбрано: выберите другое',
  'too-many': 'Получается слишком много: сузьте условия',
  'cross-site': 'Запрос пришёл с чужого сайта',
  common: 'Этот пароль слишком распространён: придумайте другой',
  personal: 'В пароле есть ваши имя или логин: придумайте другой',
  unreadable: 'Файл повреждён или защищён паролем',
  infected: 'В файле найден вирус',
  characters: 'Уберите переносы строк, невидимые знаки, обратные кавычки и «$(»',
} as const satisfies Record<FieldReason, string>;

export default ru;
