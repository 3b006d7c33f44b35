/** Name of a backup file, by which a nightly run finds those that are too old. */
export function backupName(takenAt: Date): string {
  return `python-learning-${takenAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
}

const form = /^python-learning-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2}Z)\.tar\.gz(?:\.partial)?$/;

/** When the backup of that name was taken; null for a name of any other file. */
export function takenAtOf(name: string): Date | null {
  const [, day, hour, minute, second] = form.exec(name) ?? [];
  return day === undefined ? null : new Date(`${day}${hour}:${minute}:${second}`);
}
