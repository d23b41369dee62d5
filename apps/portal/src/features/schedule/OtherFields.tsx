import type { ChoiceInAddress, ChoiceName } from './address.ts';

/** Hidden fields with the other selections, so that a form submits them too. */
export const OtherFields = ({ choice, own }: { choice: ChoiceInAddress; own: readonly ChoiceName[] }) =>
  choice.besides(own).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
