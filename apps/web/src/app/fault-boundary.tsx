import { Component, type ReactNode } from 'react';
import { PageFault } from './page-fault.tsx';

type FaultBoundaryProps = {
  children: ReactNode;
  /** A new value clears the fault. */
  place: string;
};

type State = { fault: unknown; place: string };

/** Shows an error page in place of a page that failed. The navigation around it stays usable. */
export class FaultBoundary extends Component<FaultBoundaryProps, State> {
  override state: State = { fault: undefined, place: this.props.place };

  static getDerivedStateFromError(fault: unknown): Partial<State> {
    return { fault: fault ?? new Error('something that is no error was thrown') };
  }

  static getDerivedStateFromProps({ place }: FaultBoundaryProps, state: State): Partial<State> | null {
    return place === state.place ? null : { fault: undefined, place };
  }

  override render() {
    return this.state.fault === undefined ? this.props.children : <PageFault fault={this.state.fault} />;
  }
}
