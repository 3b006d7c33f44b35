import { saveFile } from '../../lib/files/save-file.ts';

/** Saves a program as a file that Python can run. */
export function saveProgramFile({ title, code }: { title: string; code: string }): void {
  const text = code.endsWith('\n') ? code : `${code}\n`;
  saveFile(new Blob([text], { type: 'text/x-python;charset=utf-8' }), `${fileNameOf(title)}.py`);
}

/** The name of a file without its ending: the letters and digits of the title in every script, everything else as `_`. */
export function fileNameOf(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_').replaceAll(/^_|_$/g, '');
  return name === '' ? 'program' : name;
}
