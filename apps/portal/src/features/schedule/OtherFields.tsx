import type { ChoiceInAddress, ChoiceName } from './address.ts';

/** The rest of the choice, as a form sends it along. */
export const OtherFields = ({ choice, own }: { choice: ChoiceInAddress; own: readonly ChoiceName[] }) =>
  choice.besides(own).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
