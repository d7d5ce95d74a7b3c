import { Link } from 'react-router';

export type Press =
  | {
      to: string;
      /**
       * Called when the pointer or the focus reaches the link, so that its page can be prefetched.
       */
      onApproach?: () => void;
    }
  | { onClick: () => void };

export function pressProps(press: Press) {
  if ('onClick' in press) return { onClick: press.onClick };
  const { to, onApproach } = press;
  return { component: Link, to, onPointerEnter: onApproach, onFocus: onApproach };
}
