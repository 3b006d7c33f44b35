import { Banner } from '../../ui/banner.tsx';
import { describeMakeFailure } from './use-maker.ts';

export function MakeFailure({ failure, usual }: { failure: unknown; usual: string }) {
  const { text, more } = describeMakeFailure(failure, usual);
  return (
    <Banner kind="error">
      <p>{text}</p>
      {more !== null && <p>{more}</p>}
    </Banner>
  );
}
