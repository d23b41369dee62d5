import type { TranslationMessages } from 'react-admin';

type Ra = TranslationMessages['ra'];

/** Questions, notifications and errors. */
export const ruMessages = {
  message: {
    about: 'О\u00a0странице',
    access_denied: 'У\u00a0вас нет прав на\u00a0эту страницу.',
    are_you_sure: 'Вы уверены?',
    authentication_error: 'Сервер ответил ошибкой, и\u00a0проверить вход не\u00a0удалось.',
    auth_error: 'Не\u00a0удалось проверить вход.',
    bulk_delete_content:
      'Удалить %{smart_count} запись? |||| Удалить %{smart_count} записи? |||| Удалить %{smart_count} записей?',
    bulk_delete_title:
      '%{name}: удалить %{smart_count} запись |||| %{name}: удалить %{smart_count} записи |||| %{name}: удалить %{smart_count} записей',
    bulk_update_content:
      'Изменить %{smart_count} запись? |||| Изменить %{smart_count} записи? |||| Изменить %{smart_count} записей?',
    bulk_update_title:
      '%{name}: изменить %{smart_count} запись |||| %{name}: изменить %{smart_count} записи |||| %{name}: изменить %{smart_count} записей',
    clear_array_input: 'Очистить весь список?',
    delete_content: 'Удалить эту запись?',
    delete_title: '%{name}: удалить «%{recordRepresentation}»',
    details: 'Подробности',
    error: 'В\u00a0приложении произошла ошибка, и\u00a0выполнить действие не\u00a0удалось.',
    invalid_form: 'Форма заполнена неверно. Проверьте поля с\u00a0ошибками.',
    loading: 'Загрузка…',
    no: 'Нет',
    not_found: 'Такой страницы нет. Возможно, в\u00a0адресе опечатка.',
    select_all_limit_reached: 'Записей слишком много: выбраны первые %{max}.',
    unsaved_changes: 'Часть изменений не\u00a0сохранена. Уйти без сохранения?',
    yes: 'Да',
    placeholder_data_warning: 'Нет связи: обновить данные не\u00a0удалось.',
  },
  notification: {
    updated: 'Запись изменена |||| Изменено %{smart_count} записи |||| Изменено %{smart_count} записей',
    created: 'Запись создана',
    deleted: 'Запись удалена |||| Удалено %{smart_count} записи |||| Удалено %{smart_count} записей',
    bad_item: 'Запись заполнена неверно',
    item_doesnt_exist: 'Такой записи нет',
    http_error: 'Не\u00a0удалось связаться с\u00a0сервером',
    data_provider_error: 'Не\u00a0удалось получить данные.',
    i18n_error: 'Не\u00a0удалось загрузить перевод',
    canceled: 'Действие отменено',
    logged_out: 'Время вашего сеанса истекло.',
    not_authorized: 'У\u00a0вас нет прав на\u00a0это действие.',
    application_update_available: 'Вышла новая версия.',
    offline: 'Нет связи. Получить данные не\u00a0удалось.',
  },
  validation: {
    required: 'Заполните это поле',
    minLength: 'Введите не\u00a0меньше %{min} символов',
    maxLength: 'Введите не\u00a0больше %{max} символов',
    minValue: 'Введите число не\u00a0меньше %{min}',
    maxValue: 'Введите число не\u00a0больше %{max}',
    number: 'Введите число',
    email: 'Введите адрес электронной почты',
    oneOf: 'Выберите одно из: %{options}',
    regex: 'Введите значение по\u00a0образцу: %{pattern}',
    unique: 'Такое значение уже есть',
  },
  saved_queries: {
    label: 'Сохранённые запросы',
    query_name: 'Название запроса',
    new_label: 'Сохранить текущий запрос…',
    new_dialog_title: 'Сохранить текущий запрос',
    remove_label: 'Удалить сохранённый запрос',
    remove_label_with_name: 'Удалить запрос «%{name}»',
    remove_dialog_title: 'Удалить сохранённый запрос?',
    remove_message: 'Запрос исчезнет из\u00a0вашего списка.',
    help: 'Задайте условия и\u00a0сохраните их на\u00a0будущее',
  },
  guesser: { empty: { title: 'Данных нет', message: 'Проверьте источник данных' } },
  configurable: {
    customize: 'Настроить',
    configureMode: 'Настроить страницу',
    inspector: {
      title: 'Настройка',
      content: 'Наведите указатель на\u00a0то, что нужно настроить',
      reset: 'Сбросить настройки',
      hideAll: 'Скрыть все',
      showAll: 'Показать все',
    },
    Datagrid: { title: 'Таблица', unlabeled: 'Столбец №\u00a0%{column}' },
    SimpleForm: { title: 'Форма', unlabeled: 'Поле №\u00a0%{input}' },
    SimpleList: {
      title: 'Список',
      primaryText: 'Первая строка',
      secondaryText: 'Вторая строка',
      tertiaryText: 'Третья строка',
    },
  },
} satisfies Partial<Ra>;
