import { KindList } from '../../ui/kind/KindList.tsx';
import kind from './kind.ts';
import { MergeSelected } from './Merge.tsx';
import { openFilter, ReportChips } from './ReportChips.tsx';

/** Queue of reports, initially filtered to the open ones. Selected reports can be merged. */
export default function BugReportList() {
  return (
    <KindList
      kind={kind}
      isRemovable={false}
      initialFilter={openFilter}
      chips={<ReportChips />}
      bulk={<MergeSelected />}
    />
  );
}
