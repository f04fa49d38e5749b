/** A short sound, as loud as the room bears. */
export function ding(): void {
  if (!('AudioContext' in globalThis)) return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.frequency.setValueAtTime(880, now);
  tone.frequency.setValueAtTime(660, now + 0.12);
  volume.gain.setValueAtTime(0.06, now);
  volume.gain.linearRampToValueAtTime(0, now + 0.35);
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(now + 0.35);
}
