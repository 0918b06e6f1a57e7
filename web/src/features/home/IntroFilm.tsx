import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";

/** The silent film of the product. A click plays or pauses it; nothing is loaded before the first one. */
export function IntroFilm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [opened, setOpened] = useState(false);

  function toggle() {
    const video = film.current;
    if (!video) return;
    setOpened(true);
    if (video.paused) void video.play().catch(() => setPlaying(false));
    else video.pause();
  }

  return (
    <button
      className={opened ? "film is-open" : "film"}
      type="button"
      aria-pressed={playing}
      aria-labelledby="film-title film-note"
      onClick={toggle}
    >
      <span className="film-screen">
        <video
          key={language}
          ref={film}
          poster="/img/intro-poster.webp"
          preload="none"
          width="640"
          height="400"
          muted
          loop
          playsInline
          aria-hidden
          tabIndex={-1}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={`/img/intro-${language}.webm`} type="video/webm; codecs=av01.0.05M.08" />
          <source src={`/img/intro-${language}.mp4`} type="video/mp4" />
        </video>
        <span className="film-mark">
          {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
        </span>
      </span>
      <span className="film-text">
        <strong id="film-title">{t("Watch how it works")}</strong>{" "}
        <span className="small soft" id="film-note">
          {t("A short film without sound")}
        </span>
      </span>
    </button>
  );
}
