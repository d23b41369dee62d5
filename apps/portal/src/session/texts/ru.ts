const ru = {
  rights: 'Ваши права изменились. Портал показывает то, что вам доступно сейчас.',
  endedElsewhere: 'Сеанс завершён в другой вкладке.',
  replacedElsewhere: 'В другой вкладке выполнен вход: {{fio}}.',
} as const;

export default ru;
