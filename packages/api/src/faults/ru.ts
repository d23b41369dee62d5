import type { FieldReason } from '../faults.ts';

/** What is wrong with a field, and how to fix it. */
const ru = {
  required: 'Заполните это поле',
  format: 'Проверьте формат',
  'too-small': 'Слишком маленькое значение',
  'too-big': 'Слишком большое значение',
  unknown: 'Не\u00a0найдено: выберите из\u00a0списка',
  taken: 'Уже занято другой записью',
  twice: 'Это уже выбрано: выберите другое',
  'too-many': 'Слишком много результатов: сузьте условия',
  'cross-site': 'Запрос пришёл с\u00a0чужого сайта',
  common: 'Этот пароль слишком распространён: придумайте другой',
  personal: 'Пароль не\u00a0должен содержать ваше имя или логин',
  unreadable: 'Файл повреждён или защищён паролем',
  infected: 'В\u00a0файле найден вирус',
  characters: 'Уберите переносы строк, невидимые знаки, обратные кавычки и\u00a0«$(»',
  overlap: 'Пересекается по\u00a0времени с\u00a0другой записью',
} as const satisfies Record<FieldReason, string>;

export default ru;
