import { afterEach, beforeEach, rs } from '@rstest/core';

/** Uploads as they go up: the test says how far they are and what is answered. */
export interface Uploads {
  /** The forms that were sent. */
  sent: FormData[];
  progress: (sent: number, total: number) => void;
  answer: (status: number, body: object) => void;
  /** The connection is lost. */
  breakOff: () => void;
}

/** Takes the place of the browser's own uploads in the tests of a file. */
export function uploads(): Uploads {
  const made: FakeRequest[] = [];
  const last = () => made[made.length - 1] as FakeRequest;
  const held: Uploads = {
    sent: [],
    progress: (loaded, total) => last().upload.onprogress?.({ loaded, total }),
    answer: (status, body) => {
      Object.assign(last(), { status, responseText: JSON.stringify(body) });
      last().onload?.();
    },
    breakOff: () => last().onerror?.(),
  };
  beforeEach(() => {
    held.sent.length = 0;
    rs.stubGlobal(
      'XMLHttpRequest',
      class extends FakeRequest {
        send(form: FormData) {
          made.push(this);
          held.sent.push(form);
        }
      },
    );
  });
  afterEach(() => {
    rs.unstubAllGlobals();
  });
  return held;
}

class FakeRequest {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onloadend?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}
