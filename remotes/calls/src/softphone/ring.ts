/** Rings, and says who calls where the page is not in front; until the function that it returns is called. */
export function ring(title: string, body: string): () => void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 440;
  volume.gain.value = 0;
  tone.connect(volume).connect(context.destination);
  tone.start();
  const once = () => {
    const now = context.currentTime;
    volume.gain.setValueAtTime(0.08, now);
    volume.gain.setValueAtTime(0, now + 0.8);
  };
  once();
  const beat = setInterval(once, 2_500);
  const notice = show(title, body);
  return () => {
    clearInterval(beat);
    notice?.close();
    void context.close();
  };
}

function show(title: string, body: string): Notification | undefined {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, tag: 'call' });
  notice.onclick = () => {
    focus();
    notice.close();
  };
  return notice;
}
