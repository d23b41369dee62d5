import type { FieldReason } from '../faults.ts';

/** What is wrong with a field, and how to fix it. */
const ru = {
  required: 'Заполните это поле',
  format: 'Проверьте формат',
  'too-small': 'Слишком маленькое значение',
  'too-big': 'Слишком большое значение',
  unknown: 'Не найдено: выберите из списка',
  taken: 'Уже занято другой записью',
  twice: 'Это уже выбрано: выберите другое',
  'too-many': 'Слишком много результатов: сузьте условия',
  'cross-site': 'Запрос пришёл с чужого сайта',
  common: 'Этот пароль слишком распространён: придумайте другой',
  personal: 'Пароль не должен содержать ваше имя или логин',
  unreadable: 'Файл повреждён или защищён паролем',
  infected: 'В файле найден вирус',
  characters: 'Уберите переносы строк, невидимые знаки, обратные кавычки и «$(»',
} as const satisfies Record<FieldReason, string>;

export default ru;
