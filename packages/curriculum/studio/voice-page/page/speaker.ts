/** Who speaks, and the day on which the person agreed to the recordings. */
export type KnownSpeaker = { name: string; consentedOn: string };

const storageKey = 'voice-page.speaker';

/** The one who was asked last in this browser; null before anybody was. */
export function knownSpeaker(): KnownSpeaker | null {
  const kept = localStorage.getItem(storageKey);
  return kept === null ? null : (JSON.parse(kept) as KnownSpeaker);
}

/** @param speaker null to ask again */
export function keepSpeaker(speaker: KnownSpeaker | null): void {
  if (speaker === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(speaker));
}
