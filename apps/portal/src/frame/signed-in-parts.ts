import { loadTexts } from '@semestr/core/texts';
import { language } from '@semestr/ui/language.tsx';
import { askForProofBy } from '../session/proof.ts';
import { say } from '../account/say.ts';
import { sessionTexts } from '../account/texts.ts';
import { Account } from './Account.tsx';
import { SignedInLayer } from './SignedInLayer.tsx';
import { Bell } from './bell/Bell.tsx';
import { bellTexts } from './bell/texts.ts';
import { PersonalMenu } from './PersonalMenu.tsx';
import { requestStepUp } from '../account/proof/question.ts';
import { keepPush } from '../account/push/owner.ts';

/** Loads the parts together with their texts. */
export async function withTexts() {
  keepPush();
  askForProofBy(requestStepUp);
  await loadTexts(language.get(), [sessionTexts, bellTexts]);
  return { Account, Around: SignedInLayer, Bell, PersonalMenu, say };
}
