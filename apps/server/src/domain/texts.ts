import type { TextsLike } from '@semestr/core/texts';
import { defineMessages } from './localized.ts';

const ru = {
  code: {
    subject: 'Семестр: код подтверждения',
    text: 'Семестр: код подтверждения {{code}}. Никому его не сообщайте. Если вы его не запрашивали, ничего делать не нужно.',
  },
  notice: {
    marks: 'Семестр: отметки и пропуски',
    decisions: 'Семестр: решение по заявке',
    schedule: 'Семестр: изменение в расписании',
    deadlines: 'Семестр: срок',
    announcements: 'Семестр: объявление',
    why: 'Это письмо пришло, потому что вы так выбрали в настройках портала.',
  },
  signIn: {
    subject: 'Семестр: вход в ваш аккаунт',
    newDevice:
      'В ваш аккаунт вошли с нового устройства: {{device}}. Если это были не вы, смените пароль: остальные сеансы завершатся.',
    newProgram:
      'В ваш аккаунт вошла программа, которой раньше не было. Если это были не вы, смените пароль: остальные сеансы завершатся.',
    factorOn:
      'Второй фактор включён: при входе, кроме пароля, нужен код из приложения. Остальные сеансы завершены. Если это сделали не вы, смените пароль и обратитесь в деканат.',
    factorOff:
      'Второй фактор отключён: для входа достаточно пароля. Если это сделали не вы, смените пароль и обратитесь в деканат.',
    factorReset:
      'Администратор отключил ваш второй фактор и удалил ключи доступа: для входа достаточно пароля.',
    blocked: {
      'for-good':
        'Администратор заблокировал ваш аккаунт: войти нельзя, все сеансы завершены. Обратитесь в деканат.',
      restorable:
        'Администратор заблокировал ваш аккаунт и завершил все сеансы. Чтобы войти, задайте новый пароль: на странице входа выберите «Восстановить».',
    },
    unblocked: 'Администратор разблокировал ваш аккаунт: вы снова можете войти.',
    madeAdmin: 'Администратор сделал вас администратором портала. Все сеансы завершены: войдите заново.',
    madeEmployee:
      'Администратор изменил вашу роль на портале: теперь это аккаунт сотрудника. Все сеансы завершены: войдите заново.',
    madeStaff: {
      'deans-office':
        'Администратор дал вам доступ в консоль: деканат вашего факультета. Все сеансы завершены: войдите заново.',
      timetable:
        'Администратор дал вам доступ в консоль: расписание и аудитории. Все сеансы завершены: войдите заново.',
      library: 'Администратор дал вам доступ в консоль: библиотека. Все сеансы завершены: войдите заново.',
      support: 'Администратор дал вам доступ в консоль: поддержка. Все сеансы завершены: войдите заново.',
      auditor:
        'Администратор дал вам доступ в консоль: аудит, только чтение. Все сеансы завершены: войдите заново.',
    },
    renamed: 'Администратор изменил ваш логин: теперь для входа нужен {{login}}.',
    linkMade:
      'Администратор создал ссылку, по которой можно задать новый пароль для вашего аккаунта. Если вы об этом не просили, обратитесь к администратору.',
    newCodes:
      'Созданы новые резервные коды, прежние больше не действуют. Если это сделали не вы, смените пароль и обратитесь в деканат.',
    codeUsed:
      'Для подтверждения использован резервный код. Осталось кодов: {{left}}. Если это сделали не вы, смените пароль и обратитесь в деканат.',
    wrongCodes:
      'Кто-то, кому известен ваш пароль или открыт ваш сеанс, несколько раз неверно ввёл код второго фактора. Ввод кодов закрыт на четверть часа. Смените пароль.',
    passkeyAdded:
      'Добавлен ключ доступа «{{name}}»: с ним можно войти без пароля. Если это сделали не вы, смените пароль и обратитесь в деканат.',
    passkeyRemoved:
      'Удалён ключ доступа «{{name}}». Если это сделали не вы, смените пароль и обратитесь в деканат.',
    tokenMade:
      'Создан токен API «{{name}}»: программа с ним действует от вашего имени. Если это сделали не вы, отзовите его в настройках, смените пароль и обратитесь в деканат.',
    tokenRevoked:
      'Отозван токен API «{{name}}». Если это сделали не вы, смените пароль и обратитесь в деканат.',
    tokenTaken: 'Администратор отозвал ваш токен API «{{name}}»: программы с ним больше не работают.',
  },
} as const;

const en = {
  code: {
    subject: 'Semestr: confirmation code',
    text: 'Semestr: confirmation code {{code}}. Do not share it with anyone. If you did not request it, you can ignore this message.',
  },
  notice: {
    marks: 'Semestr: marks and absences',
    decisions: 'Semestr: decision on your request',
    schedule: 'Semestr: schedule change',
    deadlines: 'Semestr: deadline',
    announcements: 'Semestr: announcement',
    why: 'You receive this e-mail because of your settings in the portal.',
  },
  signIn: {
    subject: 'Semestr: sign-in to your account',
    newDevice:
      'New sign-in to your account from a new device: {{device}}. If it was not you, change your password: all other sessions will end.',
    newProgram:
      'A new program signed in to your account. If it was not you, change your password: all other sessions will end.',
    factorOn:
      'The second factor is on: signing in requires your password and a code from your app. Your other sessions have ended. If it was not you, change your password and contact the dean’s office.',
    factorOff:
      'The second factor is off: your password alone is enough to sign in. If it was not you, change your password and contact the dean’s office.',
    factorReset:
      'An administrator has turned off your second factor and removed your passkeys: your password alone is enough to sign in.',
    blocked: {
      'for-good':
        'An administrator has blocked your account: you cannot sign in, and all your sessions have ended. Contact the dean’s office.',
      restorable:
        'An administrator has blocked your account and ended all your sessions. To sign in, set a new password: choose “Recover it” on the sign-in page.',
    },
    unblocked: 'An administrator has unblocked your account: you can sign in again.',
    madeAdmin:
      'An administrator has made you an administrator of the portal. Your sessions have ended: sign in again.',
    madeEmployee:
      'An administrator has changed your role in the portal: this is now an employee’s account. Your sessions have ended: sign in again.',
    madeStaff: {
      'deans-office':
        'An administrator has given you access to the console: dean’s office of your faculty. Your sessions have ended: sign in again.',
      timetable:
        'An administrator has given you access to the console: timetable and rooms. Your sessions have ended: sign in again.',
      library:
        'An administrator has given you access to the console: library. Your sessions have ended: sign in again.',
      support:
        'An administrator has given you access to the console: support. Your sessions have ended: sign in again.',
      auditor:
        'An administrator has given you access to the console: audit, read-only. Your sessions have ended: sign in again.',
    },
    renamed: 'An administrator has changed your username: sign in with {{login}}.',
    linkMade:
      'An administrator has created a link for setting a new password for your account. If you did not ask for it, contact the administrator.',
    newCodes:
      'New recovery codes were created; the earlier ones no longer work. If it was not you, change your password and contact the dean’s office.',
    codeUsed:
      'A recovery code was used. Codes left: {{left}}. If it was not you, change your password and contact the dean’s office.',
    wrongCodes:
      'Several wrong codes of the second factor were entered with your password or in your session. Codes are rejected for 15 minutes. Change your password.',
    passkeyAdded:
      'The passkey “{{name}}” was added: it allows signing in without a password. If it was not you, change your password and contact the dean’s office.',
    passkeyRemoved:
      'The passkey “{{name}}” was removed. If it was not you, change your password and contact the dean’s office.',
    tokenMade:
      'The API token “{{name}}” was created: programs that use it act on your behalf. If it was not you, revoke it in the settings, change your password and contact the dean’s office.',
    tokenRevoked:
      'The API token “{{name}}” was revoked. If it was not you, change your password and contact the dean’s office.',
    tokenTaken:
      'An administrator has revoked your API token “{{name}}”: programs that use it no longer work.',
  },
} as const satisfies TextsLike<typeof ru>;

/** Texts shared by several features. */
export const commonTexts = defineMessages('server.common', { ru, en });
