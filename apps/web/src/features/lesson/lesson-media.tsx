import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { languageNames } from '../../lib/language/language-names.ts';
import { classNames } from '../../ui/class-names.ts';
import { LiteMedia } from './lite/lite-media.tsx';
import { usePlayback } from './playback-context.ts';
import { captionsUrl } from './use-captions.ts';

type LessonMediaProps = {
  /** True where the box has its own height, as in full screen: the picture is as large as it fits. */
  fillsBox: boolean;
};

/** The lesson itself, in the form that is played. Another form is another element: nothing of the former one is left in it. */
export function LessonMedia({ fillsBox }: LessonMediaProps) {
  const { content, formats, player, choices } = usePlayback();
  const { file, hasSound } = formats;
  const { attach, events } = player;
  switch (file?.form) {
    case 'lite':
      return (
        <LiteMedia
          key={`${file.url} ${hasSound}`}
          soundUrl={hasSound ? content.audio_url : null}
          fillsBox={fillsBox}
        />
      );
    case 'audio':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the same words stand below, as they are said
        <audio
          {...events}
          key={file.url}
          ref={attach}
          src={file.url}
          preload={choices.preload}
          aria-label={m.lesson_audio_label({ title: content.title })}
        />
      );
    case 'video':
      return <Video key={file.url} url={file.url} fillsBox={fillsBox} />;
    case undefined:
      return null;
  }
}

type VideoProps = LessonMediaProps & { url: string };

function Video({ url, fillsBox }: VideoProps) {
  const { content, formats, player, choices } = usePlayback();
  const language = useLanguage();
  const { attach, events } = player;
  const poster = formats.dataSaving ? null : content.poster_url;
  return (
    <video
      {...events}
      ref={attach}
      src={url}
      {...(poster === null ? {} : { poster })}
      preload={choices.preload}
      playsInline
      aria-label={m.lesson_video_label({ title: content.title })}
      className={classNames('w-full', fillsBox ? 'h-full object-contain' : 'aspect-video')}
    >
      {/* Only the captions of the voice: those of the other language have their own times. */}
      <track
        kind="captions"
        srcLang={language}
        src={captionsUrl(content, language) ?? undefined}
        label={languageNames[language]}
        default
      />
    </video>
  );
}
