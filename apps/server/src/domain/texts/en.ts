import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  code: {
    subject: 'Semestr: confirmation code',
    text: 'Semestr: confirmation code {{code}}. Do not tell it to anybody. If you did not ask for it, there is nothing you need to do.',
  },
  notice: {
    marks: 'Semestr: marks and omissions',
    decisions: 'Semestr: a decision on your request',
    schedule: 'Semestr: a change of the schedule',
    deadlines: 'Semestr: a deadline',
    announcements: 'Semestr: an announcement',
    why: 'You get this e-mail because you chose so in the settings of the portal.',
  },
  signIn: {
    subject: 'Semestr: signing in to your account',
    newDevice:
      'Somebody signed in to your account with a new device: {{device}}. If it was not you, change your password: all other sessions end.',
    newProgram:
      'A program signed in to your account that did not before. If it was not you, change your password: all other sessions end.',
    factorOn:
      'The second factor is on: signing in takes a code of the app beside the password. The other sessions have ended. If it was not you, change your password and contact the dean’s office.',
    factorOff:
      'The second factor is off: the password alone is enough to sign in. If it was not you, change your password and contact the dean’s office.',
    factorReset:
      'An administrator has turned your second factor off and removed your passkeys: the password alone is enough to sign in.',
    blocked: {
      'for-good':
        'An administrator has blocked your account: you cannot sign in, and all sessions have ended. Please contact the dean’s office.',
      restorable:
        'An administrator has blocked your account and ended all sessions. To sign in, set a new password: choose “Recover it” on the sign-in page.',
    },
    unblocked: 'An administrator has unblocked your account: you can sign in again.',
    madeAdmin:
      'An administrator has made you an administrator of the portal. All sessions have ended: sign in again.',
    madeEmployee:
      'An administrator has changed your role on the portal: this is an employee’s account now. All sessions have ended: sign in again.',
    madeStaff: {
      'deans-office':
        'An administrator has let you into the console: the dean’s office of your faculty. All sessions have ended: sign in again.',
      timetable:
        'An administrator has let you into the console: timetable and rooms. All sessions have ended: sign in again.',
      library:
        'An administrator has let you into the console: the library. All sessions have ended: sign in again.',
      support:
        'An administrator has let you into the console: support. All sessions have ended: sign in again.',
      auditor:
        'An administrator has let you into the console: audit, reading only. All sessions have ended: sign in again.',
    },
    renamed: 'An administrator has changed your login: to sign in, use {{login}}.',
    linkMade:
      'An administrator has made a link with which a new password for your account can be set. If you did not ask for it, contact the administrator.',
    newCodes:
      'New recovery codes were made, the ones before are void. If it was not you, change your password and contact the dean’s office.',
    codeUsed:
      'A recovery code was used. Codes left: {{left}}. If it was not you, change your password and contact the dean’s office.',
    wrongCodes:
      'Somebody who knows your password, or has your session open, gave several wrong codes of the second factor. Codes are not taken for a quarter of an hour. Change your password.',
    passkeyAdded:
      'The passkey “{{name}}” was added: with it one signs in without a password. If it was not you, change your password and contact the dean’s office.',
    passkeyRemoved:
      'The passkey “{{name}}” was removed. If it was not you, change your password and contact the dean’s office.',
    tokenMade:
      'The API token “{{name}}” was made: a program that has it acts on your behalf. If it was not you, revoke it in the settings, change your password and contact the dean’s office.',
    tokenRevoked:
      'The API token “{{name}}” was revoked. If it was not you, change your password and contact the dean’s office.',
    tokenTaken: 'An administrator revoked your API token “{{name}}”: programs that have it work no more.',
  },
} as const satisfies TextsLike<typeof ru>;
