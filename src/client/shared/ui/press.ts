import { Link } from 'react-router';

/** What a press does: lead to a page, or call. */
export type Press =
  | {
      to: string;
      /** The pointer or the focus has come: the page will be asked for soon. */
      onApproach?: () => void;
    }
  | { onClick: () => void };

/** The same for a button of MUI, which becomes a true link where the press leads to a page. */
export function pressProps(press: Press) {
  if ('onClick' in press) return { onClick: press.onClick };
  const { to, onApproach } = press;
  return { component: Link, to, onPointerEnter: onApproach, onFocus: onApproach };
}
