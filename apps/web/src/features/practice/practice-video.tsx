import type { CodingExercise } from '@python-learning/contract';
import { useFreshMedia } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { languageNames } from '../../lib/language/language-names.ts';

type PracticeVideoProps = { url: string; captions: CodingExercise['video_captions']; label: string };

/** A video that loads nothing until it is unfolded, with captions in the current language. */
export function PracticeVideo({ url, captions, label }: PracticeVideoProps) {
  const language = useLanguage();
  const refresh = useFreshMedia('coding-exercise');
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions come with the video
    <video // oxlint-disable-line jsx-a11y/media-has-caption -- as above
      src={url}
      onError={refresh}
      aria-label={label}
      controls
      preload="metadata"
      playsInline
      className="aspect-video w-full rounded-xl bg-code-ground [&::cue]:font-sans"
    >
      {captions.map(({ lang, url: file }) => (
        <track
          key={lang}
          kind="captions"
          srcLang={lang}
          label={languageNames[lang]}
          src={file}
          default={lang === language}
        />
      ))}
    </video>
  );
}
