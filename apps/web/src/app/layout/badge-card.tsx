import type { Progress } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { MedalDisc } from '../../ui/medal-disc.tsx';

type BadgeCardProps = { badges: Progress['badges']; onClose: () => void };

/** The card that announces new badges: the picture of the first, the names of all. */
export function BadgeCard({ badges, onClose }: BadgeCardProps) {
  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-[rise_240ms_ease-out] items-center gap-3 rounded-2xl border-2 border-reward bg-reward-soft p-1.5 text-ink shadow-[0_12px_32px_-12px_rgb(10_30_34/0.35)]">
      <MedalDisc id={badges[0]?.id ?? ''} isAwarded />
      <p className="min-w-0 flex-1 font-bold">
        {m.core_new_badge({ title: badges.map(({ title }) => title).join(', ') })}
      </p>
      <CloseButton on="reward" onClose={onClose} />
    </div>
  );
}
