import { useEffect, useState } from 'react';
import type { Recording } from '../api/types';
import { silencesOf } from './silences';
import { useRecording } from './useRecording';

/** What is left of a silence on either side, ms: one hears that there was one. */
const LEFT_MS = 200;

/** A recording as it is played. */
export interface Playback {
  playing: boolean;
  /** Where it is, ms. */
  at: number;
  /** It could not be fetched. */
  error: unknown;
  /** Plays, or stops; the sound is fetched when it is first wanted. */
  toggle: () => Promise<void>;
  seek: (ms: number) => void;
}

/** Plays a recording at a speed, with or without the stretches in which nobody speaks. */
export function usePlayback(recording: Recording, speed: number, skips: boolean): Playback {
  const [audio] = useState(() => new Audio());
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [error, setError] = useState<unknown>();
  const load = useRecording(recording.call_id, recording.id);
  const seek = (ms: number) => {
    const to = Math.min(Math.max(0, ms), recording.length_ms);
    setAt(to);
    audio.currentTime = to / 1000;
  };
  const moved = () => {
    const ms = audio.currentTime * 1000;
    const within =
      skips && silencesOf(recording).find(({ from, to }) => ms > from + LEFT_MS && ms < to - LEFT_MS);
    if (within) seek(within.to - LEFT_MS);
    else setAt(ms);
  };
  useEffect(() => {
    audio.onplay = () => setPlaying(true);
    audio.onpause = () => setPlaying(false);
    audio.ontimeupdate = moved;
    audio.playbackRate = speed;
    audio.defaultPlaybackRate = speed; // kept when the sound comes
  });
  useEffect(() => () => audio.pause(), [audio]);
  const toggle = async () => {
    if (playing) return audio.pause();
    setError(undefined);
    try {
      if (!audio.src) {
        audio.src = await load();
        audio.currentTime = at / 1000;
      }
      await audio.play();
    } catch (refused) {
      setError(refused);
    }
  };
  return { playing, at, error, toggle, seek };
}
