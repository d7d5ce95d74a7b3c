import { genKey } from 'draft-js';
import { Component, Fragment } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Called when the children have been rendered into new elements. */
  onRenew: () => void;
  children: ReactNode;
}

/**
 * Renders its children into new elements where React fails to change the old ones, because an extension, a translator or the browser
 * itself has put others in their place.
 */
export class RenewedOnError extends Component<Props, { key: string }> {
  override state = { key: '' };

  static getDerivedStateFromError = () => ({ key: genKey() });

  /** Renders the children into new elements. */
  readonly renew = () => this.setState({ key: genKey() });

  override componentDidUpdate(_: Props, before: { key: string }): void {
    if (before.key !== this.state.key) this.props.onRenew();
  }

  override render(): ReactNode {
    return <Fragment key={this.state.key}>{this.props.children}</Fragment>;
  }
}
