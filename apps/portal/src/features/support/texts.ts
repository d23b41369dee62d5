import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  subtitle: 'Вопросы, на\u00a0которые уже есть ответ',
  groups: { signIn: 'Вход', schedule: 'Расписание', account: 'Личный кабинет' },
  questions: {
    forgotten: {
      question: 'Забыт пароль. Как войти?',
      answer:
        'Задайте новый сами: понадобится логин и\u00a0телефон или почта, подтверждённые раньше. Это четыре коротких шага.',
      link: 'Восстановить пароль',
    },
    first: {
      question: 'Как войти в\u00a0первый раз?',
      answer:
        'Логин\u00a0— номер студенческого билета. Пароль вы задаёте по\u00a0ссылке из\u00a0деканата; чтобы убедиться, что это вы, портал спросит дату рождения. После входа подтвердите телефон и\u00a0почту.',
      link: 'Войти',
    },
    unreachable: {
      question: 'Нет доступа ни\u00a0к\u00a0телефону, ни\u00a0к\u00a0почте. Что делать?',
      answer:
        'Обратитесь в\u00a0деканат со\u00a0студенческим билетом: там изменят контакты или выдадут ссылку, по\u00a0которой вы зададите пароль.',
    },
    noCode: {
      question: 'Код не\u00a0пришёл',
      answer:
        'Код действует полторы минуты. Проверьте папку «Спам» и\u00a0тот\u00a0ли это номер, затем запросите код ещё раз: кнопка появится, когда истечёт прежний.',
    },
    limit: {
      question: '«Превышен лимит»: когда можно продолжить?',
      answer:
        'Через час после последней попытки они появятся снова, время видно на\u00a0экране. Вернуть их раньше может администратор.',
    },
    blocked: {
      question: 'Аккаунт заблокирован. Почему?',
      answer:
        'Так поступают, когда пароль мог узнать кто-то другой или когда учёба окончена. Если при входе предложено задать новый пароль, задайте его: доступ вернётся сразу. Иначе причину скажут в\u00a0деканате.',
    },
    secondFactor: {
      question: 'Потерян телефон с\u00a0приложением кодов',
      answer:
        'Введите вместо кода один из\u00a0резервных кодов. Если их не\u00a0осталось, администратор сбросит второй фактор: для этого нужно прийти лично.',
    },
    subgroup: {
      question: 'Как видеть только свою подгруппу?',
      answer:
        'Выберите её над расписанием: выбор запомнится в\u00a0этом браузере и\u00a0будет действовать и\u00a0на\u00a0главной странице.',
      link: 'Расписание',
    },
    wrong: {
      question: 'В\u00a0расписании ошибка',
      answer:
        'Напишите в\u00a0поддержку: номер группы, день, время и\u00a0что не\u00a0так. Расписание составляет учебный отдел, он исправит занятие для всех.',
    },
    data: {
      question: 'В\u00a0моих данных ошибка',
      answer:
        'Фамилию, группу и\u00a0специальность меняет деканат. Телефон и\u00a0почту вы меняете сами: в\u00a0настройках, в\u00a0разделе «Контакты».',
      link: 'Настройки',
    },
    signedOut: {
      question: 'Почему портал попросил войти снова?',
      answer:
        'Если 29\u00a0минут ничего не\u00a0происходит, сеанс завершается; за\u00a0две минуты портал спросит, здесь\u00a0ли вы. Написанное в\u00a0формах сохранится. На\u00a0личном устройстве отметьте при входе «Запомнить это устройство».',
    },
    watched: {
      question: 'Кто может видеть мой кабинет?',
      answer:
        'Только вы. Администратор может войти под вашим именем на\u00a030\u00a0минут, чтобы помочь; вы узнаете, кто, когда и\u00a0зачем, а\u00a0пароль и\u00a0контакты ему недоступны.',
      link: 'Настройки',
    },
  },
  own: {
    title: 'Ваши обращения',
    states: { new: 'получено', 'in-progress': 'в\u00a0работе', answered: 'есть ответ', closed: 'закрыто' },
    answer: 'Ответ поддержки, {{day}}',
    unanswered: {
      new: 'Ответа пока нет.',
      'in-progress': 'Поддержка этим занимается. Ответа пока нет.',
      answered: 'Ответ отправлен письмом.',
      closed: 'Закрыто без ответа.',
    },
  },
  reach: 'Связаться',
  office: 'Деканат',
  officeHint: 'Доступ, контакты, личные данные',
  support: 'Поддержка портала',
  supportHint: 'Ошибки портала и\u00a0расписания',
} as const;

const en = {
  subtitle: 'Frequently asked questions',
  groups: { signIn: 'Signing in', schedule: 'Schedule', account: 'Personal account' },
  questions: {
    forgotten: {
      question: 'I have forgotten my password. How do I sign in?',
      answer:
        'Set a new one yourself: you need your username and a phone number or e-mail that you confirmed before. It takes four short steps.',
      link: 'Recover the password',
    },
    first: {
      question: 'How do I sign in for the first time?',
      answer:
        'Your username is the number of your student card. You set the password with a link from the dean’s office. To make sure that it is you, the portal asks for your date of birth. Then confirm your phone number and e-mail.',
      link: 'Sign in',
    },
    unreachable: {
      question: 'I can no longer use my phone number or e-mail. What now?',
      answer:
        'Go to the dean’s office with your student card: they change your contacts, or give you a link with which you set a password.',
    },
    noCode: {
      question: 'The code has not arrived',
      answer:
        'A code is valid for a minute and a half. Check the spam folder and the number, then request another code: the button appears when the last one expires.',
    },
    limit: {
      question: '“Limit exceeded”: when can I try again?',
      answer:
        'You get attempts again an hour after the last one; the time is on the screen. An administrator can restore them sooner.',
    },
    blocked: {
      question: 'My account is blocked. Why?',
      answer:
        'This happens when someone else may know the password, or when your studies have ended. If the sign-in page lets you set a new password, do so and you can sign in immediately. Otherwise the dean’s office can tell you the reason.',
    },
    secondFactor: {
      question: 'I have lost the phone with the authenticator app',
      answer:
        'Enter one of your recovery codes instead of a code. If you have none left, an administrator can reset the second factor: you have to come in person.',
    },
    subgroup: {
      question: 'How do I see only my subgroup?',
      answer: 'Choose it above the schedule: this browser remembers it, and the home page uses it too.',
      link: 'Schedule',
    },
    wrong: {
      question: 'There is a mistake in the schedule',
      answer:
        'Write to support: the number of the group, the day, the time and what is wrong. The study office makes the schedule and corrects the class for everyone.',
    },
    data: {
      question: 'There is a mistake in my data',
      answer:
        'The dean’s office changes your name, group and speciality. You can change your phone number and e-mail yourself, in the settings under “Contacts”.',
      link: 'Settings',
    },
    signedOut: {
      question: 'Why did the portal ask me to sign in again?',
      answer:
        'After 29 minutes without activity a session ends; two minutes before that the portal asks whether you are still there. What you typed into forms is kept. On your own device, tick “Remember this device” when you sign in.',
    },
    watched: {
      question: 'Who can see my personal account?',
      answer:
        'Only you. An administrator can sign in as you for 30 minutes to help; you are notified who, when and why, and they cannot change your password or contacts.',
      link: 'Settings',
    },
  },
  own: {
    title: 'Your reports',
    states: { new: 'received', 'in-progress': 'in progress', answered: 'answered', closed: 'closed' },
    answer: 'Reply from support, {{day}}',
    unanswered: {
      new: 'No reply yet.',
      'in-progress': 'Support is working on it. No reply yet.',
      answered: 'The reply was sent by e-mail.',
      closed: 'Closed without a reply.',
    },
  },
  reach: 'Get in touch',
  office: 'Dean’s office',
  officeHint: 'Access, contacts, personal data',
  support: 'Portal support',
  supportHint: 'Mistakes in the portal and in schedules',
} as const satisfies TextsLike<typeof ru>;

export const supportTexts = defineTexts('support', { ru, en });
export type SupportQuestions = (typeof ru)['questions'];
