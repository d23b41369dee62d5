import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { registerPrompt } from '../session/proof.ts';
import { notifySessionChange } from '../account/notify-session-change.ts';
import { sessionTexts } from '../account/texts.ts';
import { Account } from './Account.tsx';
import { SignedInLayer } from './SignedInLayer.tsx';
import { Bell } from './bell/Bell.tsx';
import { bellTexts } from './bell/texts.ts';
import { PersonalMenu } from './PersonalMenu.tsx';
import { requestStepUp } from '../account/proof/question.ts';
import { keepPush } from '../account/push/owner.ts';

/** Loads the parts and their texts. */
export async function withTexts() {
  keepPush();
  registerPrompt(requestStepUp);
  await loadTexts(language.get(), [sessionTexts, bellTexts]);
  return { Account, SignedInLayer, Bell, PersonalMenu, notifySessionChange };
}
