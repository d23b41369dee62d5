import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
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
