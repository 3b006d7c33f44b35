import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { firstProgram } from '../../lib/storage/first-program.ts';
import { Card } from '../../ui/card.tsx';

/** The program that the learner wrote on the landing page, until the first milestone is completed. */
export function FirstProgramCard() {
  const [code] = useState(firstProgram.read);
  if (code === null) return null;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <h2 className="text-xl">{m.dashboard_first_program_title()}</h2>
      <p>{m.dashboard_first_program_text()}</p>
      <pre className="overflow-x-auto rounded-xl bg-code-ground px-4 py-3 font-plain-mono text-code-ink">
        {code}
      </pre>
    </Card>
  );
}
