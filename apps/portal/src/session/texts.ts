const ru = {
  rights: 'Ваши права изменились. Портал показывает то, что вам доступно сейчас.',
  endedElsewhere: 'Сеанс завершён в другой вкладке.',
  replacedElsewhere: (fio: string) => `В другой вкладке выполнен вход: ${fio}.`,
};

const en: typeof ru = {
  rights: 'Your rights have changed. The portal shows what is open to you now.',
  endedElsewhere: 'The session was ended in another tab.',
  replacedElsewhere: (fio) => `In another tab ${fio} has signed in.`,
};

export const sessionTexts = { ru, en };
