import { Link } from 'react-router';

/** What a press does: lead to a page, or call. */
export type Press = { to: string } | { onClick: () => void };

/** The same for a button of MUI, which becomes a true link where the press leads to a page. */
export function pressProps(press: Press) {
  return 'to' in press ? { component: Link, to: press.to } : { onClick: press.onClick };
}
