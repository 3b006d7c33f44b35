/** Why a backup or a restore did not happen, as a sentence for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
