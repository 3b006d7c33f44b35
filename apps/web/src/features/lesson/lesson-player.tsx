import type { LearnContent } from '@python-learning/contract';
import { useRef, useState } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toClock, toMegabytes } from './lesson-course.ts';

type LessonPlayerProps = { content: LearnContent; onEnd: () => void };

/** The video with its captions, or the audio lesson for a weaker connection. */
export function LessonPlayer({ content, onEnd }: LessonPlayerProps) {
  const [isAudio, setAudio] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const media = useRef<HTMLMediaElement>(null);
  if (content.video_url === '') {
    return <Banner kind="info">{m.lesson_error_content_not_available()}</Banner>;
  }
  const loadAgain = () => {
    setFailed(false);
    media.current?.load();
  };
  const events = { onEnded: onEnd, onError: () => setFailed(true), onLoadedMetadata: () => setFailed(false) };
  return (
    <div className="grid gap-3">
      {isAudio && content.audio_url !== null ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands below
        <audio
          {...events}
          ref={(element) => {
            media.current = element;
          }}
          src={content.audio_url}
          controls
          preload="metadata"
          aria-label={m.lesson_audio_label({ title: content.title })}
          className="w-full"
        />
      ) : (
        <Video
          {...events}
          content={content}
          mediaRef={(element) => {
            media.current = element;
          }}
        />
      )}
      {hasFailed && (
        <Banner kind="error">
          <p>{m.lesson_media_failed()}</p>
          <Button kind="secondary" className="mt-3" onClick={loadAgain}>
            {m.lesson_media_retry()}
          </Button>
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-muted">
          {m.lesson_size_and_duration({
            minutes: toClock(content.duration_s),
            size: toMegabytes(content.size_bytes),
          })}
        </span>
        {content.audio_url !== null && (
          <Button kind="ghost" className="px-3!" aria-pressed={isAudio} onClick={() => setAudio(!isAudio)}>
            <Icon name={isAudio ? 'video' : 'sound'} className="size-5" />
            {isAudio ? m.lesson_audio_hide() : m.lesson_audio_show()}
          </Button>
        )}
      </div>
      {isAudio && <p className="text-muted">{m.lesson_audio_note()}</p>}
    </div>
  );
}

type VideoProps = {
  content: LearnContent;
  mediaRef: (element: HTMLVideoElement | null) => void;
  onEnded: () => void;
  onError: () => void;
  onLoadedMetadata: () => void;
};

function Video({ content, mediaRef, ...events }: VideoProps) {
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are listed by the api
    <video
      {...events}
      ref={mediaRef}
      src={content.video_url}
      {...(content.poster_url === null ? {} : { poster: content.poster_url })}
      controls
      preload="metadata"
      playsInline
      aria-label={m.lesson_video_label({ title: content.title })}
      className="aspect-video w-full rounded-2xl bg-code-ground"
    >
      {content.captions.map(({ lang, url }) => (
        <track
          key={lang}
          kind="captions"
          srcLang={lang}
          src={url}
          label={lang === 'ta' ? m.lesson_captions_ta() : m.lesson_captions_en()}
          default={lang === language}
        />
      ))}
    </video>
  );
}
