import { Link } from 'react-router';

/** A link to a page, or a callback. */
export type Press =
  | {
      to: string;
      /**
       * Called when the pointer or the focus reaches the link, so that its page can be prefetched.
       */
      onApproach?: () => void;
    }
  | { onClick: () => void };

/** Returns the props that make a MUI button that link or callback. */
export function pressProps(press: Press) {
  if ('onClick' in press) return { onClick: press.onClick };
  const { to, onApproach } = press;
  return { component: Link, to, onPointerEnter: onApproach, onFocus: onApproach };
}
