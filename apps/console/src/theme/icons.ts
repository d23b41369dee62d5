import { ArrowDown, ChevronDown, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';

/** lucide's strokes at the sizes of the console, in place of MUI's icons. */
const icon = (Icon: LucideIcon, size: number) => (props: { className?: string }) =>
  createElement(Icon, { size, strokeWidth: 1.75, 'aria-hidden': true, className: props.className });

export const down = icon(ChevronDown, 16);
export const left = icon(ChevronLeft, 16);
export const right = icon(ChevronRight, 16);
export const sortArrow = icon(ArrowDown, 14);

/** «!» in a circle before the words of a fault, drawn by CSS: react-admin writes them itself. */
export const faultIcon =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round'%3E%3Ccircle cx='12' cy='12' r='10'/%3E%3Cpath d='M12 8v4M12 16h.01'/%3E%3C/svg%3E\")";
