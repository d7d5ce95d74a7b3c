import { Link } from 'react-router';

/** A link to a page, or a callback. */
export type Press =
  | {
      to: string;
      /** The pointer or the focus has reached the link: a chance to prefetch. */
      onApproach?: () => void;
    }
  | { onClick: () => void };

/** The props that make a MUI button that link or callback. */
export function pressProps(press: Press) {
  if ('onClick' in press) return { onClick: press.onClick };
  const { to, onApproach } = press;
  return { component: Link, to, onPointerEnter: onApproach, onFocus: onApproach };
}
