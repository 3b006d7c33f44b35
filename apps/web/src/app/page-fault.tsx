import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { m } from '../paraglide/messages.js';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Trouble } from './trouble.tsx';

/** What stands in for a page that failed to load or to render. */
export function PageFault() {
  const fault = useRouteError();
  useEffect(() => console.error(fault), [fault]);
  return (
    <Trouble title={m.core_fault_title()} text={m.core_fault_text()}>
      <Button onClick={() => window.location.reload()}>{m.core_reload()}</Button>
      <ButtonLink to="/" kind="secondary">
        {m.core_back_home()}
      </ButtonLink>
    </Trouble>
  );
}
