import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pickFact } from './fun-facts.ts';

export function FunFact() {
  const [openedMs] = useState(() => Date.now());
  const [skipped, setSkipped] = useState(0);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="flex items-center gap-2 text-xl">
        <Icon name="bulb" className="size-6 text-reward-ink" />
        {m.dashboard_fact_heading()}
      </h2>
      <p aria-live="polite">{pickFact(openedMs, skipped)}</p>
      <Button kind="ghost" className="-ms-3 justify-self-start px-3!" onClick={() => setSkipped(skipped + 1)}>
        {m.dashboard_fact_another()}
      </Button>
    </Card>
  );
}
