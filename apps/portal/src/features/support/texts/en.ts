import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  subtitle: 'Questions that have an answer already',
  groups: { signIn: 'Signing in', schedule: 'Schedule', account: 'Personal account' },
  questions: {
    forgotten: {
      question: 'I have forgotten my password. How do I get in?',
      answer:
        'Set a new one yourself: you need your username and a phone number or e-mail that you confirmed before. It takes four short steps.',
      link: 'Recover the password',
    },
    first: {
      question: 'How do I sign in for the first time?',
      answer:
        'Your username is the number of your student card. You set the password by a link from the dean’s office; to make sure that it is you, the portal asks for your date of birth. Then confirm your phone number and e-mail.',
      link: 'Sign in',
    },
    unreachable: {
      question: 'I can no longer use my phone number or e-mail. What now?',
      answer:
        'Go to the dean’s office with your student card: they change your contacts, or give you a link with which you set a password.',
    },
    noCode: {
      question: 'The code has not come',
      answer:
        'A code is valid for a minute and a half. Check the spam folder and the number, then request another code: the button appears when the last one expires.',
    },
    limit: {
      question: '“Limit exceeded”: when can I go on?',
      answer:
        'You get attempts again an hour after the last one; the time is on the screen. An administrator can restore them sooner.',
    },
    blocked: {
      question: 'My account is blocked. Why?',
      answer:
        'It happens when somebody else may know the password, or when your studies have ended. If the sign-in page offers you to set a new password, do so: you get in at once. Otherwise the dean’s office can tell you the reason.',
    },
    secondFactor: {
      question: 'I have lost the phone with the authenticator app',
      answer:
        'Enter one of your recovery codes instead of a code. If you have none left, an administrator can reset the second factor: you have to come in person.',
    },
    subgroup: {
      question: 'How do I see my own subgroup only?',
      answer: 'Choose it above the schedule: this browser remembers it, and the home page keeps to it too.',
      link: 'Schedule',
    },
    wrong: {
      question: 'There is a mistake in the schedule',
      answer:
        'Write to support: the number of the group, the day, the time and what is wrong. The study office makes the schedule and corrects the class for everybody.',
    },
    data: {
      question: 'There is a mistake in my data',
      answer:
        'Your name, group and speciality are changed by the dean’s office. Phone number and e-mail you change yourself: in the settings, under “Contacts”.',
      link: 'Settings',
    },
    signedOut: {
      question: 'Why did the portal ask me to sign in again?',
      answer:
        'After 29 minutes without activity a session ends; two minutes before that the portal asks whether you are still there. What you typed into forms is kept. On a device of your own, tick “Remember this device” when you sign in.',
    },
    watched: {
      question: 'Who can see my personal account?',
      answer:
        'Only you. An administrator can sign in as you for 30 minutes to help; you are told who, when and why, and they cannot reach your password or contacts.',
      link: 'Settings',
    },
  },
  reach: 'Get in touch',
  office: 'Dean’s office',
  officeHint: 'Access, contacts, personal data',
  support: 'Portal support',
  supportHint: 'Mistakes in the portal and in schedules',
} as const satisfies TextsLike<typeof ru>;

export default en;
