import { Component, type ReactNode } from 'react';
import { m } from '../compiled-messages/messages.ts';
import { useLanguage } from '../lib/language/language.ts';
import { paths } from '../lib/paths.ts';
import { LateError } from '../lib/waiting/in-time.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorState } from './error-state.tsx';

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
    return { fault: fault ?? new TypeError('something that is no error was thrown') };
  }

  static getDerivedStateFromProps({ place }: FaultBoundaryProps, state: State): Partial<State> | null {
    return place === state.place ? null : { fault: undefined, place };
  }

  override render() {
    return this.state.fault === undefined ? this.props.children : <PageFault fault={this.state.fault} />;
  }
}

type PageFaultProps = { fault: unknown };

/** Error page for a page that failed to load or to render. */
function PageFault({ fault }: PageFaultProps) {
  useLanguage();
  const [title, text] = isLoadFault(fault)
    ? [m.core_load_fault_title(), m.core_load_fault_text()]
    : [m.core_fault_title(), m.core_fault_text()];
  return (
    <ErrorState title={title} text={text}>
      <Button onClick={() => window.location.reload()}>{m.core_reload()}</Button>
      <ButtonLink to={paths.home()} kind="secondary">
        {m.core_back_home()}
      </ButtonLink>
    </ErrorState>
  );
}

/** True when a part of the app failed to load, or did not come. Each browser words that error differently. */
function isLoadFault(fault: unknown): boolean {
  if (fault instanceof LateError) return true;
  return (
    fault instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|Load failed/i.test(fault.message)
  );
}
